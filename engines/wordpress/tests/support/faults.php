<?php
/** Makes WordPress behave as some do, by the option `test_fault`: closed, slow, page, or warning. */

$fault = get_option('test_fault');
if ($fault === 'closed') {
    add_filter('rest_authentication_errors', fn ($result) => $result ?: (is_user_logged_in() ? $result : new WP_Error('rest_cannot_access', 'Only authenticated users can access the REST API.', ['status' => 401])));
    add_filter('wp_is_application_passwords_available', '__return_true');
}
if (isset($_GET['rest_route'])) {
    if ($fault === 'slow') {
        sleep(10);
    }
    if ($fault === 'page') {
        exit('<!doctype html><title>Maintenance</title><h1>Back soon</h1>');
    }
    if ($fault === 'warning') {
        echo "<br />\n<b>Warning</b>: Undefined variable \$x in /plugins/old.php on line 3<br />\n";
    }
}

<?php
/** Installs WordPress and fills it with a sample: php install.php SITE SAMPLE PASSWORD. The folder SAMPLE has sample.json and pictures. */

[, $site, $folder, $password] = $argv;
[$_SERVER['HTTP_HOST'], $_SERVER['REQUEST_URI'], $_SERVER['SERVER_PROTOCOL']] = ['localhost', '/', 'HTTP/1.1'];
define('WP_INSTALLING', true);
require "$site/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';

/** Returns a result, or ends the installation, which the next start begins again. */
function result_or_end($result)
{
    if (is_wp_error($result)) {
        fwrite(STDERR, $result->get_error_message() . "\n");
        exit(1);
    }
    return $result;
}

add_filter('pre_wp_mail', '__return_true');
$sample = json_decode(file_get_contents("$folder/sample.json"), true);
wp_install($sample['name'], 'editor', 'editor@vitrine.example', true, '', $password);
foreach (get_posts(['post_type' => ['post', 'page'], 'numberposts' => -1, 'post_status' => 'any']) as $example) {
    wp_delete_post($example->ID, true);
}
switch_theme('twentytwentythree');
result_or_end(activate_plugin('vitrine.php'));
do_action('init');
wp_set_current_user(1);
$options = ['permalink_structure' => '/%postname%/', 'blogdescription' => $sample['description'], 'timezone_string' => 'Asia/Bangkok', 'show_on_front' => 'page', 'default_comment_status' => 'closed'];
foreach ($options + ['vitrine' => $sample['settings']] as $option => $value) {
    update_option($option, $value);
}

$references = ['@home@' => home_url()];
$attachments = [];
foreach ($sample['pictures'] as $name => $alt) {
    $copy = wp_tempnam($name);
    copy("$folder/$name.jpg", $copy);
    $id = result_or_end(media_handle_sideload(['name' => substr($name, 0, 80) . '.jpg', 'tmp_name' => $copy], 0, $alt));
    update_post_meta($id, '_wp_attachment_image_alt', $alt);
    $references["@id:$name@"] = $id;
    $references["@url:$name@"] = wp_get_attachment_image_url($id, 'large');
    $attachments[$name] = $id;
}

foreach ($sample['posts'] as $position => $post) {
    $categories = array_map(fn ($name) => (int) (get_cat_ID($name) ?: wp_create_category($name)), $post['categories'] ?? []);
    $id = result_or_end(wp_insert_post(wp_slash([
        'post_type' => $post['type'], 'post_status' => 'publish', 'post_name' => $post['slug'], 'post_title' => $post['title'],
        'post_content' => strtr($post['content'], $references), 'post_excerpt' => $post['excerpt'] ?? '',
        'post_date' => $post['date'] ?? current_time('mysql'), 'post_category' => $categories, 'menu_order' => $position,
        'meta_input' => $post['fields'] ?? [],
    ]), true));
    if (isset($post['picture'])) {
        set_post_thumbnail($id, $attachments[$post['picture']]);
    }
    if ($post['slug'] === 'home') {
        update_option('page_on_front', $id);
    }
}

/** Adds entries to a menu, with those below them. */
function add_entries(int $menu, array $entries, int $parent = 0): void
{
    foreach ($entries as $entry) {
        $item = result_or_end(wp_update_nav_menu_item($menu, 0, ['menu-item-title' => $entry['title'], 'menu-item-url' => $entry['url'], 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent]));
        add_entries($menu, $entry['items'] ?? [], $item);
    }
}
$locations = [];
foreach ($sample['menus'] as $location => $entries) {
    if (in_array($location, ['primary', 'footer'], true)) {
        $locations[$location] = result_or_end(wp_create_nav_menu($location));
        add_entries($locations[$location], $entries);
    }
}
set_theme_mod('nav_menu_locations', $locations);
flush_rewrite_rules();
// Without this table the next start begins again.
$wpdb->query('CREATE TABLE wp_vitrine_installed (id INT)');

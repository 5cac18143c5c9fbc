<?php
/** The configuration of the WordPress that `npm run wordpress` starts, from the variables of its process. */

define('DB_NAME', 'wordpress');
define('DB_USER', posix_getpwuid(posix_geteuid())['name']);
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define("{$name}_KEY", hash('sha256', "$name key " . getenv('WORDPRESS_SALT')));
    define("{$name}_SALT", hash('sha256', "$name salt " . getenv('WORDPRESS_SALT')));
}
define('WP_HOME', getenv('WORDPRESS_ADDRESS'));
define('WP_SITEURL', WP_HOME);
define('VITRINE_SHOP', getenv('VITRINE_SHOP'));
define('VITRINE_SECRET', getenv('VITRINE_SECRET'));
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1');
define('DISABLE_WP_CRON', true);
define('WP_AUTO_UPDATE_CORE', false);
define('DISALLOW_FILE_EDIT', true);
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';

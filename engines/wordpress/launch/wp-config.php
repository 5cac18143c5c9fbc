<?php
/** The configuration of the WordPress that `npm run wordpress` starts, from the variables of its process. */

define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', getenv('WORDPRESS_ADDRESS'));
define('WP_SITEURL', WP_HOME);
define('VITRINE_SHOP', getenv('VITRINE_SHOP'));
define('VITRINE_SECRET', getenv('VITRINE_SECRET'));
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1');
define('DISABLE_WP_CRON', true);
define('DISALLOW_FILE_EDIT', true);
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';

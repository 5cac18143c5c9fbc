<?php
/** Installs WordPress with the content of the sample shop: php install.php SITE CONTENT PICTURES PASSWORD. CONTENT is its JSON. */

[, $site, $content, $pictures, $password] = $argv;
$_SERVER = ['HTTP_HOST' => 'localhost', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1'] + $_SERVER;
(new mysqli('localhost', 'root', socket: getenv('WORDPRESS_SOCKET')))->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');
define('WP_INSTALLING', true);
require "$site/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
['settings' => $settings, 'menus' => $menus] = $shop = json_decode(file_get_contents($content), true);

/** Returns a result, or ends the installation, which the next start begins again. */
function result_or_end($result)
{
    return is_wp_error($result) ? throw new Exception($result->get_error_message()) : $result;
}

/** Returns the id of a picture in the media library, and adds it there first. */
function picture(array $image): int
{
    static $ids = [];
    $name = $image['spec']['photograph'];
    if (!isset($ids[$name])) {
        $file = wp_tempnam($name);
        imagejpeg(imagecreatefromavif("{$GLOBALS['pictures']}/$name.avif"), $file, 82);
        $ids[$name] = result_or_end(media_handle_sideload(['name' => substr($name, 0, 80) . '.jpg', 'tmp_name' => $file], 0, $image['alt']));
        update_post_meta($ids[$name], '_wp_attachment_image_alt', $image['alt']);
    }
    return $ids[$name];
}

function block(string $type, string $html, array $attributes = []): string
{
    return get_comment_delimited_block_content($type, $attributes, $html) . "\n";
}

function image_block(array $image, string $caption = ''): string
{
    $id = picture($image);
    $tag = sprintf('<img src="%s" alt="%s" class="wp-image-%d"/>', wp_get_attachment_image_url($id, 'large'), esc_attr($image['alt']), $id);
    return block('image', "<figure class=\"wp-block-image size-large\">$tag$caption</figure>", ['id' => $id, 'sizeSlug' => 'large', 'linkDestination' => 'none']);
}

/** A cover with a title, a text and a button. */
function cover_block(array $part, array $image): string
{
    $id = picture($image);
    [$title, $label, $link] = array_map('esc_html', [$part['title'], $part['link']['text'] ?? $part['title'], $part['link']['url']]);
    $tag = sprintf('<img class="wp-block-cover__image-background wp-image-%d" alt="%s" src="%s" data-object-fit="cover"/>', $id, esc_attr($image['alt']), wp_get_attachment_image_url($id, 'large'));
    $button = block('button', "<div class=\"wp-block-button\"><a class=\"wp-block-button__link wp-element-button\" href=\"$link\">$label</a></div>");
    $inner = block('heading', "<h2>$title</h2>") . block('paragraph', '<p>' . esc_html($part['text']) . '</p>') . block('buttons', "<div class=\"wp-block-buttons\">$button</div>");
    $html = "<div class=\"wp-block-cover\"><span aria-hidden=\"true\" class=\"wp-block-cover__background has-background-dim\"></span>$tag<div class=\"wp-block-cover__inner-container\">$inner</div></div>";
    return block('cover', $html, ['url' => wp_get_attachment_image_url($id, 'large'), 'id' => $id, 'dimRatio' => 50]);
}

/** A part of the home page: banners are covers, tiles columns of covers, rows of products the shortcode. */
function home_block(array $part): string
{
    if ($part['type'] === 'banner-slider') {
        return implode(array_map(fn ($slide) => cover_block($slide, $slide['desktop']), $part['slides']));
    }
    if ($part['type'] === 'tiles') {
        $column = fn ($tile) => block('column', '<div class="wp-block-column">' . cover_block($tile, $tile['image']) . '</div>');
        return block('columns', '<div class="wp-block-columns">' . implode(array_map($column, $part['tiles'])) . '</div>');
    }
    ['brands' => $brands, 'sort' => $sort, 'onSale' => $on_sale] = $part['query'] + ['brands' => [], 'sort' => '', 'onSale' => false];
    $attributes = ['title' => $part['title'], 'link' => $part['link']['url'], 'brand' => implode(',', $brands), 'orderby' => $sort, 'on_sale' => $on_sale ? 'true' : ''];
    $pairs = array_map(fn ($name, $value) => " $name=\"$value\"", array_keys(array_filter($attributes)), array_filter($attributes));
    return block('shortcode', '[products' . implode($pairs) . ']');
}

/** The HTML of an entry with its figures, paragraphs and headings as blocks. */
function text_blocks(array $entry): string
{
    $html = preg_replace('~^<p>.*?</p>~ms', "<!-- wp:paragraph -->\n$0\n<!-- /wp:paragraph -->", $entry['content']);
    $html = preg_replace('~^<h2>.*?</h2>~ms', "<!-- wp:heading -->\n$0\n<!-- /wp:heading -->", $html);
    return preg_replace_callback('~<figure data-picture="(.*?)">\s*(.*?)\s*</figure>~s', fn ($match) => image_block($entry['figures'][$match[1]], $match[2]), $html);
}

/** Adds an entry, and returns its id. */
function add_entry(string $type, string $slug, string $title, string $content, array $fields = [], ?array $image = null, array $others = []): int
{
    static $position = 0;
    $post = ['post_type' => $type, 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $title, 'post_content' => $content, 'menu_order' => $position++, 'meta_input' => $fields];
    $id = result_or_end(wp_insert_post(wp_slash($post + $others), true));
    $image && set_post_thumbnail($id, picture($image));
    return $id;
}

/** Adds entries to a menu, with those below them. */
function add_menu_entries(int $menu, array $entries, int $parent = 0): void
{
    foreach ($entries as ['title' => $title, 'url' => $url, 'items' => $items]) {
        $item = ['menu-item-title' => $title, 'menu-item-url' => $url, 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent];
        add_menu_entries($menu, $items, result_or_end(wp_update_nav_menu_item($menu, 0, $item)));
    }
}

add_filter('pre_wp_mail', '__return_true');
wp_install($settings['siteInfo']['name'], 'editor', 'editor@vitrine.example', true, '', $password);
foreach (get_posts(['post_type' => ['post', 'page'], 'numberposts' => -1, 'post_status' => 'any']) as $example) {
    wp_delete_post($example->ID, true);
}
switch_theme('twentytwentythree');
result_or_end(activate_plugin('vitrine.php'));
do_action('init');
wp_set_current_user(1);

foreach ($shop['pages'] as $page) {
    $ids[$page['slug']] = add_entry('page', $page['slug'], $page['title'], implode(array_map('home_block', $page['blocks'])) . text_blocks($page));
}
foreach ($shop['stories'] as $story) {
    $categories = array_map(fn ($name) => (int) (get_cat_ID($name) ?: wp_create_category($name)), $story['categories']);
    $others = ['post_excerpt' => $story['excerpt'], 'post_date' => $story['date'], 'post_category' => $categories];
    add_entry('post', $story['slug'], $story['title'], text_blocks($story), [], $story['image'], $others);
}
foreach ($shop['stores'] as $store) {
    ['lat' => $latitude, 'lng' => $longitude, 'address' => $address] = $store['location'];
    $fields = compact('latitude', 'longitude', 'address') + array_intersect_key($store, ['phone' => 0, 'hours' => 0]);
    add_entry('store', $store['slug'], $store['name'], $store['content'], $fields, $store['image']);
}
foreach ($shop['lookBooks'] as $book) {
    // A part of its pictures, because WordPress cuts seven sizes of each.
    $images = implode(array_map('image_block', array_slice($book['gallery'], 0, 3)));
    $gallery = block('gallery', "<figure class=\"wp-block-gallery has-nested-images columns-default is-cropped\">$images</figure>", ['linkTo' => 'none']);
    $fields = ['category' => $book['product']['categoryId'], 'products_title' => $book['product']['title']];
    add_entry('look_book', $book['slug'], $book['name'], $book['description'] . $gallery, $fields);
}
foreach ($shop['popups'] as $popup) {
    $fields = ['url' => $popup['link']['url'], 'link_text' => $popup['link']['linkText'], 'start' => $popup['startDate'], 'end' => $popup['endDate']];
    add_entry('popup', $popup['id'], $popup['name'], image_block($popup['images']['mobile']), $fields, $popup['images']['desktop']);
}
foreach (['primary', 'footer'] as $location) {
    $locations[$location] = result_or_end(wp_create_nav_menu($location));
    add_menu_entries($locations[$location], $menus[$location]);
}
set_theme_mod('nav_menu_locations', $locations);

['address' => $address, 'email' => $email, 'phoneNumber' => $phone, 'businessHours' => $hours] = $settings['contactInfo'];
$options = [
    'permalink_structure' => '/%postname%/', 'timezone_string' => 'Asia/Bangkok', 'default_comment_status' => 'closed',
    'show_on_front' => 'page', 'page_on_front' => $ids['home'], 'blogdescription' => $settings['siteInfo']['description'],
    'vitrine' => compact('address', 'email', 'phone', 'hours') + $settings['socialMedia'] + [
        'notification' => implode("\n", array_column($settings['notificationBar']['items'], 'text')),
        'keywords' => implode("\n", $settings['trendingKeywords']), 'copyright' => $settings['siteInfo']['copyright'],
    ],
];
array_map('update_option', array_keys($options), $options);
flush_rewrite_rules();

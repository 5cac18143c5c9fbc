<?php
/** Adds a story with every kind of block that the shop has styles for, blocks.html: php blocks.php SITE. */

[$_SERVER['HTTP_HOST'], $_SERVER['REQUEST_URI']] = ['localhost', '/'];
require "$argv[1]/wp-load.php";
$references = ['@home@' => home_url()];
foreach (get_posts(['numberposts' => 4]) as $index => $story) {
    $picture = get_post_thumbnail_id($story);
    $references["@image:$index@"] = sprintf('<img src="%s" alt="%s" class="wp-image-%d"/>', wp_get_attachment_image_url($picture, 'large'), get_the_title($story), $picture);
}
$id = wp_insert_post(wp_slash([
    'post_status' => 'publish', 'post_name' => 'a-week-of-fittings', 'post_title' => 'A week of fittings',
    'post_content' => strtr(file_get_contents(__DIR__ . '/blocks.html'), $references),
    'post_excerpt' => 'Five days, three pins and a chair: how a dress learns to sit.',
    'post_category' => [get_cat_ID('Atelier')], 'post_date' => '2026-11-22 09:00:00',
]));
set_post_thumbnail($id, $picture);

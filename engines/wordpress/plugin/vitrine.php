<?php
/**
 * Plugin Name: Vitrine
 * Description: Opens menus, settings, popups, stores and look books to the shop, notifies it of changes, and shows drafts in it.
 * Requires PHP: 7.4
 * License: GPL-3.0-only
 * wp-config.php defines VITRINE_SHOP, the address of the shop, and VITRINE_SECRET, CONTENT_WEBHOOK_SECRET of its gateway.
 */

namespace Vitrine;

defined('ABSPATH') || exit;

/** Post types: the name of the list, the beginning of their paths on the shop, and their fields. */
const TYPES = [
    'store' => ['Stores', '/store-locator/', ['address' => 'Address', 'latitude' => 'Latitude', 'longitude' => 'Longitude', 'phone' => 'Telephone', 'hours' => 'Opening hours']],
    'look_book' => ['Look books', '/look-book/', ['category' => 'Slug of the category whose products are shown', 'products_title' => 'Title above the products']],
    'popup' => ['Popups', '/', ['url' => 'Link', 'link_text' => 'Text of the link', 'start' => 'Shown from (YYYY-MM-DD HH:MM)', 'end' => 'Shown until']],
];

/** Fields of Settings > Vitrine. Those of several lines have one entry on each. */
const SETTINGS = [
    'notification' => 'Lines above the header', 'keywords' => 'Search words that are offered', 'address' => 'Postal address',
    'phone' => 'Telephone', 'email' => 'Email', 'hours' => 'Business hours', 'copyright' => 'Copyright',
    'line' => 'LINE', 'facebook' => 'Facebook', 'instagram' => 'Instagram', 'spotify' => 'Spotify',
];
const MENUS = ['primary' => 'Shop: header', 'footer' => 'Shop: footer', 'primary_th' => 'Shop: header in Thai', 'footer_th' => 'Shop: footer in Thai'];

add_action('init', function () {
    register_nav_menus(MENUS);
    add_theme_support('post-thumbnails');
    foreach (TYPES as $type => [$name, , $fields]) {
        register_post_type($type, ['label' => $name, 'public' => true, 'exclude_from_search' => true, 'show_in_rest' => true, 'supports' => ['title', 'editor', 'thumbnail', 'excerpt', 'page-attributes', 'custom-fields']]);
        foreach (array_keys($fields) as $field) {
            register_post_meta($type, $field, ['single' => true, 'type' => 'string', 'show_in_rest' => true, 'sanitize_callback' => 'sanitize_text_field']);
        }
    }
});

add_action('add_meta_boxes', function () {
    foreach (TYPES as $type => [, , $fields]) {
        add_meta_box('vitrine', 'Vitrine', function ($post) use ($fields) {
            wp_nonce_field('vitrine', 'vitrine_nonce');
            foreach ($fields as $field => $label) {
                printf('<p><label>%s<br><input class="widefat" name="vitrine[%s]" value="%s"></label></p>', esc_html($label), esc_attr($field), esc_attr(get_post_meta($post->ID, $field, true)));
            }
        }, $type);
    }
});

add_action('save_post', function ($id, $post) {
    $isSent = wp_verify_nonce($_POST['vitrine_nonce'] ?? '', 'vitrine') && current_user_can('edit_post', $id);
    foreach ($isSent ? array_intersect_key((array) ($_POST['vitrine'] ?? []), TYPES[$post->post_type][2] ?? []) : [] as $field => $value) {
        update_post_meta($id, $field, $value);
    }
}, 10, 2);

add_action('admin_init', fn () => register_setting('vitrine', 'vitrine', [
    'sanitize_callback' => fn ($given) => array_map('sanitize_textarea_field', array_intersect_key((array) $given, SETTINGS)),
]));

add_action('admin_menu', fn () => add_options_page('Vitrine', 'Vitrine', 'manage_options', 'vitrine', function () {
    echo '<h1>Vitrine</h1><form method="post" action="options.php">';
    settings_fields('vitrine');
    foreach (SETTINGS as $field => $label) {
        printf('<p><label>%s<br><textarea class="large-text" rows="%d" name="vitrine[%s]">%s</textarea></label></p>', esc_html($label), in_array($field, ['notification', 'keywords'], true) ? 4 : 1, esc_attr($field), esc_textarea(get_option('vitrine', [])[$field] ?? ''));
    }
    submit_button();
    echo '</form>';
}));

/** The path of a post on the shop, also of one that has no slug yet. */
function path(\WP_Post $post): string
{
    return (int) get_option('page_on_front') === $post->ID || $post->post_type === 'popup' ? '/' : (TYPES[$post->post_type][1] ?? '/') . ($post->post_name ?: sanitize_title($post->post_title));
}

/** Signs the id and the end of a preview. */
function signature(string $id, string $ends): string
{
    return hash_hmac('sha256', "preview.$id.$ends", wp_salt());
}

add_filter('preview_post_link', function ($link, $post) {
    $ends = (string) (time() + HOUR_IN_SECONDS);
    return defined('VITRINE_SHOP') ? VITRINE_SHOP . path($post) . "?preview=$post->ID.$ends." . signature($post->ID, $ends) : $link;
}, 10, 2);

/** The draft that a token of a preview shows, with its unsaved changes: {title, expires, path, post}. */
function preview(\WP_REST_Request $request)
{
    [$id, $ends, $signature] = explode('.', $request['token'] . '..');
    $post = hash_equals(signature($id, $ends), $signature) && (int) $ends > time() ? get_post((int) $id) : null;
    if (!$post || $post->post_status === 'trash') {
        return new \WP_Error('vitrine_expired', 'This preview has expired.', ['status' => 404]);
    }
    $saved = wp_get_post_autosave($post->ID);
    if ($saved && $saved->post_modified_gmt > $post->post_modified_gmt) {
        [$post->post_title, $post->post_content, $post->post_excerpt] = [$saved->post_title, $saved->post_content, $saved->post_excerpt];
    }
    $response = get_post_type_object($post->post_type)->get_rest_controller()->prepare_item_for_response($post, new \WP_REST_Request());
    return ['title' => $post->post_title, 'expires' => (int) $ends, 'path' => path($post), 'post' => rest_get_server()->response_to_data($response, true)];
}

add_filter('rest_index', function (\WP_REST_Response $response) {
    $fields = ['ID', 'menu_item_parent', 'title', 'url', 'target', 'description'];
    $menu = fn ($location) => array_map(fn ($entry) => wp_array_slice_assoc((array) $entry, $fields), wp_get_nav_menu_items(get_nav_menu_locations()[$location] ?? 0) ?: []);
    $menus = array_combine(array_keys(MENUS), array_map($menu, array_keys(MENUS)));
    $response->data['vitrine'] = ['menus' => $menus, 'settings' => (object) get_option('vitrine', []), 'home' => (int) get_option('page_on_front'), 'notifies' => defined('VITRINE_SHOP') && defined('VITRINE_SECRET')];
    return $response;
});

add_action('rest_api_init', function () {
    register_rest_route('vitrine/v1', '/preview', ['methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => __NAMESPACE__ . '\preview']);
    $types = ['post', 'page', ...array_keys(TYPES)];
    // The ids of the translations by language, as Polylang sends them in its paid edition.
    register_rest_field($types, 'translations', ['get_callback' => fn ($post) => function_exists('pll_get_post_translations')
        ? pll_get_post_translations($post['id'])
        : ['th' => has_filter('wpml_object_id') ? apply_filters('wpml_object_id', $post['id'], get_post_type($post['id']), false, 'th') : null]]);
    foreach ([...$types, 'post_search'] as $type) {
        add_filter("rest_{$type}_query", __NAMESPACE__ . '\in_language', 10, 2);
    }
});

/** Limits a query of REST to the language that it requests. Polylang limits none in its free edition, WPML also those without. */
function in_language(array $query, \WP_REST_Request $request): array
{
    do_action('wpml_switch_language', $request['lang'] ?? 'all');
    $isPaired = function_exists('pll_is_translated_post_type') && array_filter((array) $query['post_type'], 'pll_is_translated_post_type');
    $language = [['taxonomy' => 'language', 'field' => 'slug', 'terms' => $request['lang']]];
    return $isPaired && $request['lang'] ? ['tax_query' => array_merge($query['tax_query'] ?? [], $language)] + $query : $query;
}

/** Notifies the shop that something has changed. */
function notify(): void
{
    if (defined('VITRINE_SHOP') && defined('VITRINE_SECRET')) {
        [$body, $now] = [wp_json_encode(['paths' => ['/']]), time()];
        $signature = "t=$now,v1=" . hash_hmac('sha256', "$now.$body", VITRINE_SECRET);
        $headers = ['content-type' => 'application/json', 'x-vitrine-signature' => $signature];
        wp_remote_post(VITRINE_SHOP . '/webhooks/changes', ['body' => $body, 'headers' => $headers, 'timeout' => 2, 'redirection' => 0]);
    }
}

// Once for all that a request has changed.
$notify = fn () => add_action('shutdown', __NAMESPACE__ . '\notify');
add_action('transition_post_status', fn ($new, $old) => in_array('publish', [$new, $old], true) && $notify(), 10, 2);
foreach (['wp_update_nav_menu', 'edited_term', 'delete_term', 'edit_attachment', 'customize_save_after', 'update_option_vitrine', 'update_option_blogname', 'update_option_blogdescription', 'update_option_page_on_front', 'update_option_show_on_front'] as $event) {
    add_action($event, $notify, 10, 0);
}

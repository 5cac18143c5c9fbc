<?php
/**
 * Stands in for Polylang or WPML, as the option `test_languages` says (polylang or wpml), because neither is a package of
 * Debian. Like Polylang it stores languages as terms of the taxonomy `language`; the option `test_pairs` has the ids of
 * each pair, by language. Like WPML it limits every query to the current language, English unless it is switched.
 */

$plugin = get_option('test_languages');

/** The ids of a post and its translation by language; empty without. */
function test_pair(int $id): array
{
    return current(array_filter(get_option('test_pairs', []), fn ($pair) => in_array($id, $pair, true))) ?: [];
}

if ($plugin === 'polylang') {
    add_action('init', fn () => register_taxonomy('language', ['post', 'page'], ['public' => false, 'query_var' => false, 'rewrite' => false]));
    function pll_is_translated_post_type(string $type): bool
    {
        return in_array($type, ['post', 'page'], true);
    }
    function pll_get_post_translations(int $id): array
    {
        return test_pair($id);
    }
}

if ($plugin === 'wpml') {
    $current = 'en';
    add_action('wpml_switch_language', function ($language) use (&$current) {
        $current = $language;
    });
    add_filter('wpml_object_id', fn ($id, $type, $isOriginal, $language) => test_pair($id)[$language] ?? ($isOriginal ? $id : null), 10, 4);
    add_filter('posts_where', function ($where) use (&$current) {
        global $wpdb;
        $others = array_column(get_option('test_pairs', []), $current === 'en' ? 'th' : 'en');
        return $current === 'all' || !$others ? $where : "$where AND {$wpdb->posts}.ID NOT IN (" . implode(',', array_map('intval', $others)) . ')';
    });
}

<?php
/**
 * A double of All in One SEO's model of a post, by its public source as of 2026-06 (4.9.8): a row of its own table, of which one saving takes some values,
 * clean, through its filter, and mirrors them in post meta; a text that is the site's template is left out.
 */
namespace AIOSEO\Plugin\Common\Models;

final class Post {
	public const TEMPLATE = '#post_title #separator_sa #site_title';
	public ?int $id             = null;
	public int $post_id         = 0;
	public ?string $title       = null;
	public ?string $description = null;
	public ?string $keyphrases  = null;
	public int $robots_default  = 1;

	private static function table(): string {
		return $GLOBALS['wpdb']->prefix . 'aioseo_posts';
	}

	public static function create_table(): void {
		$GLOBALS['wpdb']->query( 'CREATE TABLE ' . self::table() . ' (id bigint NOT NULL PRIMARY KEY, post_id bigint NOT NULL, title text, description text, keyphrases longtext, robots_default tinyint NOT NULL DEFAULT 1, robots_noindex tinyint NOT NULL DEFAULT 0, updated datetime NOT NULL)' );
	}

	public static function drop_table(): void {
		$GLOBALS['wpdb']->query( 'DROP TABLE IF EXISTS ' . self::table() );
	}

	public static function getPost( $post_id ): self {
		global $wpdb;
		$post          = new self();
		$post->post_id = (int) $post_id;
		$row           = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . self::table() . ' WHERE post_id = %d', $post_id ), ARRAY_A );
		foreach ( array_intersect_key( $row ?? array(), get_object_vars( $post ) ) as $name => $value ) {
			$post->$name = in_array( $name, array( 'id', 'post_id', 'robots_default' ), true ) ? (int) $value : $value;
		}
		return $post;
	}

	public static function savePost( $post_id, $data ) {
		$post = self::getPost( $post_id );
		$data = apply_filters( 'aioseo_save_post', $data, $post );
		foreach ( array_intersect_key( $data, array( 'title' => 1, 'description' => 1 ) ) as $part => $text ) {
			$data[ $part ] = self::TEMPLATE === trim( (string) $text ) ? null : trim( (string) $text );
			$post->$part   = '' === (string) $data[ $part ] ? null : sanitize_text_field( $data[ $part ] );
			update_post_meta( $post_id, "_aioseo_$part", $data[ $part ] );
		}
		if ( array_key_exists( 'keyphrases', $data ) ) {
			$post->keyphrases = empty( $data['keyphrases'] ) ? null : (string) wp_json_encode( $data['keyphrases'] );
		}
		$post->robots_default = (int) ( $data['default'] ?? $post->robots_default );
		$post->save();
		do_action( 'aioseo_insert_post', $post_id );
	}

	public function save(): void {
		global $wpdb;
		$row = array_diff_key( get_object_vars( $this ), array( 'id' => 1 ) ) + array( 'updated' => gmdate( 'Y-m-d H:i:s' ) );
		if ( null === $this->id ) {
			$wpdb->insert( self::table(), array( 'id' => $this->post_id ) + $row );
		} else {
			$wpdb->update( self::table(), $row, array( 'id' => $this->id ) );
		}
	}
}

<?php
return new class() extends SeoPluginDouble {
	protected const FILTER = 'sq_json_ld';

	private static function table(): string {
		return $GLOBALS['wpdb']->prefix . 'qss';
	}

	public function has_table(): bool {
		return true;
	}

	public function create_tables(): void {
		$GLOBALS['wpdb']->query( 'CREATE TABLE ' . self::table() . ' (id bigint unsigned NOT NULL AUTO_INCREMENT, blog_id int NOT NULL, post varchar(255) NOT NULL, URL varchar(255) NOT NULL, url_hash varchar(32) NOT NULL, seo text NOT NULL, date_time datetime NOT NULL, PRIMARY KEY (id), UNIQUE KEY url_hash (url_hash))' );
	}

	public function drop_tables(): void {
		$GLOBALS['wpdb']->query( 'DROP TABLE IF EXISTS ' . self::table() );
	}

	/** Its graph becomes markup in two steps of its own. */
	public function activate(): void {
		parent::activate();
		add_filter( 'sq_json_ld', static fn( $graph ) => array( '@context' => 'https://schema.org', '@graph' => $graph ) );
		add_filter( 'sq_json_ld', static fn( $document ) => self::script( $document ), 99 );
	}

	public function template(): string {
		return '{{title}} {{sep}} {{sitename}} &amp; more';
	}

	private static function seo( int $post ): array {
		global $wpdb;
		return (array) unserialize( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT seo FROM ' . self::table() . ' WHERE url_hash = %s', md5( (string) $post ) ) ) );
	}

	/** One row takes all values, those that are not set as null. */
	public function put( int $post, string $part, string $text ): void {
		global $wpdb;
		$seo = array_merge( array( 'doseo' => 1, 'noindex' => 0, 'og_title' => null ), array_filter( self::seo( $post ) ), array( $part => $text ) );
		$seo = apply_filters( 'sq_seo_before_save', $seo, $post, 'post', 0, '', md5( (string) $post ) );
		$wpdb->replace( self::table(), array( 'blog_id' => 1, 'post' => serialize( array( 'ID' => $post, 'post_type' => 'post' ) ), 'URL' => (string) get_permalink( $post ), 'url_hash' => md5( (string) $post ), 'seo' => serialize( $seo ), 'date_time' => '2026-11-01 00:00:00' ) );
		Citable\SeoPlugins\Known\Squirrly::forget();
	}

	public function save_form( int $post, ?string $title ): void {
		$this->put( $post, 'title', (string) $title );
	}

	public function stored( int $post ): array {
		return array( 'seo' => array_filter( self::seo( $post ) ) ) + parent::stored( $post );
	}

	private static function is_write( string $query ): bool {
		return (bool) preg_match( '/^\s*(?:INSERT|UPDATE|REPLACE)\b.*' . self::table() . '/s', $query );
	}

	public function refuse_writes( callable $filter ): void {
		$filter( 'query', static fn( string $query ) => self::is_write( $query ) ? '' : $query );
	}

	public function change_writes( callable $filter, callable $change ): void {
		$filter( 'query', static fn( string $query ) => self::is_write( $query ) ? preg_replace_callback( '/s:\d+:\\\\?"(Heat pumps: the costs)\\\\?"/', static fn( array $found ) => str_replace( array( $found[1], (string) strlen( $found[1] ) ), array( $change( $found[1] ), (string) strlen( $change( $found[1] ) ) ), $found[0] ), $query ) : $query );
	}

	public function hide_posts(): void {
		update_option( 'sq_options', (string) wp_json_encode( array( 'patterns' => array( 'post' => array( 'noindex' => 1 ) ) ) ) );
	}

	public function hides( WP_Post $post ): bool {
		return ! empty( self::seo( $post->ID )['noindex'] ) || ! empty( json_decode( (string) get_option( 'sq_options', '' ), true )['patterns']['post']['noindex'] );
	}

	public function is_late(): bool {
		return true;
	}

	public function print_graph( array $graph ): string {
		return (string) apply_filters( 'sq_json_ld', array_values( $graph ) );
	}
};

<?php
use Citable\Meta;
use Citable\Settings;

/**
 * Every way a post can come before readers, change, or leave them, in both modes. After each: what an anonymous visitor finds in the page,
 * whether the stored analysis counts as current, and whether the service is asked.
 */
final class PublishPathsTest extends SiteTestCase {
	private const TITLE   = 'How long does bread keep?';
	private const CONTENT = "<!-- wp:paragraph -->\n<p>Bread keeps for four days. Mix. Bake.</p>\n<!-- /wp:paragraph -->";

	/**
	 * `full`: facts of the site and what the analysis found. `facts`: facts of the site alone. `name`: name and dates of the page alone. `nothing`: no element at all.
	 *
	 * @return array<string, array{string, string, string, bool}> Way, page, state, and whether the service is asked.
	 */
	public static function ways(): array {
		return array(
			'the editor, with its analysis in the same request' => array( 'editor', 'full', 'current', false ),
			'the editor, before an analysis was ready'          => array( 'rest', 'facts', 'none', true ),
			'an autosave of a published post'                   => array( 'autosave', 'full', 'current', false ),
			'a preview'                                         => array( 'preview', 'nothing', 'current', false ),
			'quick edit of the title'                           => array( 'quick_edit_title', 'facts', 'stale', true ),
			'quick edit of the address'                         => array( 'quick_edit_slug', 'full', 'current', false ),
			'bulk edit of the author'                           => array( 'bulk_edit', 'full', 'current', false ),
			'a scheduled post that goes live'                   => array( 'scheduled', 'full', 'current', false ),
			'a scheduled post without an analysis'              => array( 'scheduled_bare', 'facts', 'none', true ),
			'a scheduled post before its time'                  => array( 'scheduled_early', 'nothing', 'current', false ),
			'REST without our meta'                             => array( 'rest', 'facts', 'none', true ),
			'REST that changes the text alone'                  => array( 'rest_update', 'facts', 'stale', true ),
			'XML-RPC'                                           => array( 'xmlrpc', 'facts', 'none', true ),
			'an import'                                         => array( 'import', 'facts', 'none', true ),
			'a command without a user'                          => array( 'command', 'facts', 'none', true ),
			'a text written past WordPress'                     => array( 'database', 'facts', 'stale', false ),
			'a revision restored'                               => array( 'revision', 'full', 'current', false ),
			'another category and image'                        => array( 'terms', 'full', 'current', false ),
			'a password'                                        => array( 'password', 'name', 'current', false ),
			'a password, without an analysis'                   => array( 'password_bare', 'name', 'none', false ),
			'a password taken away again'                       => array( 'password_gone', 'full', 'current', false ),
			'private'                                           => array( 'private', 'nothing', 'current', false ),
			'a draft'                                           => array( 'draft', 'nothing', 'current', false ),
			'pending review'                                    => array( 'pending', 'nothing', 'current', false ),
			'switched off for the post'                         => array( 'off', 'nothing', 'stale', false ),
			'hidden from search engines by its author'          => array( 'noindex', 'nothing', 'stale', false ),
			'a site that asks search engines to stay away'      => array( 'hidden', 'nothing', 'current', false ),
			'unpublished again'                                 => array( 'unpublish', 'nothing', 'current', false ),
			'the trash'                                         => array( 'trash', 'nothing', 'current', false ),
			'back from the trash and published'                 => array( 'untrash', 'full', 'current', false ),
			'a copy with all its meta'                          => array( 'copy', 'full', 'current', false ),
			'a copy with another title'                         => array( 'copy_renamed', 'facts', 'stale', true ),
			'a type that the settings leave out'                => array( 'other_type', 'nothing', 'none', false ),
		);
	}

	/** @dataProvider ways */
	public function test_embedded( string $way, string $page, string $state ): void {
		$this->check( $way, $page, $state );
		self::assertSame( array(), $this->queued() );
	}

	/** @dataProvider ways */
	public function test_service( string $way, string $page, string $state, bool $is_asked ): void {
		Settings::save( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) );
		Settings::save_api_key( 'ctb_live_secret' );
		$this->filter( 'pre_http_request', static fn() => self::fail( 'No text may leave while somebody waits for a page.' ) );
		$id = $this->check( $way, $page, $state );
		self::assertSame( $is_asked ? array( $id ) : array(), $this->queued() );
	}

	public function test_deleting_for_good_takes_everything_along(): void {
		$id = $this->analysed();
		wp_delete_post( $id, true );
		self::assertSame( array(), get_post_meta( $id ) );
	}

	private function check( string $way, string $page, string $state ): int {
		$id   = $this->{'way_' . $way}();
		$html = 'preview' === $way ? $this->page( $id, array( 'preview' => 'true' ) ) : $this->page( $id );
		self::assertSame( $page, $this->found( $html ) );
		wp_set_current_user( 1 );
		clean_post_cache( $id );
		self::assertSame( $state, Meta::state_of( get_post( $id ) ) );
		return $id;
	}

	private function found( string $html ): string {
		$texts = $this->json_ld_texts( $html );
		if ( array() === $texts ) {
			return 'nothing';
		}
		self::assertCount( 1, $texts, 'one graph on the page' );
		$graph = json_decode( $texts[0], true, 64, JSON_THROW_ON_ERROR )['@graph'];
		self::assertNotNull( $this->node( $graph, 'WebPage' ) );
		if ( 1 === count( $graph ) ) {
			self::assertSame( array( '@type', '@id', 'url', 'name', 'inLanguage', 'datePublished', 'dateModified' ), array_keys( $graph[0] ) );
			return 'name';
		}
		$article = $this->node( $graph, 'Article' ) ?? $this->node( $graph, 'BlogPosting' );
		self::assertNotNull( $article );
		self::assertGreaterThanOrEqual( $article['datePublished'], $article['dateModified'] );
		return null === $this->node( $graph, 'HowTo' ) ? 'facts' : 'full';
	}

	/** @return int[] Posts that wait for the service. */
	private function queued(): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_citable_state' AND meta_value = 'pending'" ) );
	}

	private function bare( array $args = array() ): int {
		return $this->post( $args + array( 'post_title' => self::TITLE, 'post_content' => self::CONTENT ) );
	}

	/** A post as the editor leaves it: the analysis came with the text, so no service has to be asked. */
	private function analysed( array $args = array() ): int {
		$status = $args['post_status'] ?? 'publish';
		$id     = $this->bare( array( 'post_status' => 'draft' ) + $args );
		Meta::write( $id, $this->analysis( $id ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => $status, 'edit_date' => true ) + $args );
		return $id;
	}

	private function way_editor(): int {
		$id     = $this->bare( array( 'post_status' => 'draft' ) );
		$answer = $this->rest( 'POST', "/wp/v2/posts/$id", array( 'title' => self::TITLE, 'content' => self::CONTENT, 'status' => 'publish', 'meta' => array( Meta::KEY => $this->analysis( $id ) ) ) );
		self::assertSame( 200, $answer->get_status() );
		return $id;
	}

	private function way_rest(): int {
		$answer = $this->rest( 'POST', '/wp/v2/posts', array( 'title' => self::TITLE, 'content' => self::CONTENT, 'status' => 'publish' ) );
		self::assertSame( 201, $answer->get_status() );
		return $answer->get_data()['id'];
	}

	private function way_rest_update(): int {
		$id = $this->analysed();
		self::assertSame( 200, $this->rest( 'POST', "/wp/v2/posts/$id", array( 'content' => '<p>Another text.</p>' ) )->get_status() );
		return $id;
	}

	private function way_autosave(): int {
		// The function behind the REST route of autosaves; the route itself defines a constant that would end revisions in this process.
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$id = $this->analysed();
		self::assertIsInt( wp_create_post_autosave( array( 'post_ID' => $id, 'post_type' => 'post', 'post_title' => 'Another title', 'post_content' => '<p>Not saved yet.</p>', 'post_excerpt' => '' ) ) );
		return $id;
	}

	private function way_preview(): int {
		return $this->analysed();
	}

	private function quick_edit( array $change ): int {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$id = $this->analysed();
		edit_post( $change + array( 'post_ID' => $id, 'post_type' => 'post' ) );
		return $id;
	}

	private function way_quick_edit_title(): int {
		return $this->quick_edit( array( 'post_title' => 'How long do rolls keep?' ) );
	}

	private function way_quick_edit_slug(): int {
		return $this->quick_edit( array( 'post_name' => 'another-address' ) );
	}

	private function way_bulk_edit(): int {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$id   = $this->analysed();
		$done = bulk_edit_posts( array( 'post' => array( $id ), 'post_type' => 'post', 'post_author' => (string) $this->user( 'editor' ), '_status' => '-1', 'post_status' => '-1' ) );
		self::assertSame( array( $id ), $done['updated'] );
		return $id;
	}

	private function way_scheduled(): int {
		return $this->come_due( $this->analysed( self::tomorrow() ) );
	}

	private function way_scheduled_bare(): int {
		return $this->come_due( $this->bare( self::tomorrow() ) );
	}

	private function way_scheduled_early(): int {
		return $this->analysed( self::tomorrow() );
	}

	private static function tomorrow(): array {
		return array( 'post_status' => 'future', 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() + 86400 ), 'post_date' => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', time() + 86400 ) ) );
	}

	/** The day has come: what WordPress' scheduled event does then. */
	private function come_due( int $id ): int {
		global $wpdb;
		self::assertSame( 'future', get_post_status( $id ) );
		$past = gmdate( 'Y-m-d H:i:s', time() - 60 );
		$wpdb->update( $wpdb->posts, array( 'post_date' => get_date_from_gmt( $past ), 'post_date_gmt' => $past ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		wp_set_current_user( 0 );
		check_and_publish_future_post( $id );
		self::assertSame( 'publish', get_post_status( $id ) );
		return $id;
	}

	private function way_xmlrpc(): int {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		$password = wp_generate_password( 20, false );
		wp_insert_user( array( 'user_login' => 'phone', 'user_pass' => $password, 'role' => 'author' ) );
		$id = ( new wp_xmlrpc_server() )->wp_newPost( array( 1, 'phone', $password, array( 'post_title' => self::TITLE, 'post_content' => self::CONTENT, 'post_status' => 'publish' ) ) );
		self::assertIsString( $id );
		return (int) $id;
	}

	private function way_import(): int {
		return $this->bare( array( 'import_id' => 4711, 'post_date' => '2019-03-01 10:00:00', 'post_date_gmt' => '2019-03-01 10:00:00' ) );
	}

	private function way_command(): int {
		wp_set_current_user( 0 );
		return $this->bare();
	}

	private function way_database(): int {
		global $wpdb;
		$id = $this->analysed();
		$wpdb->update( $wpdb->posts, array( 'post_content' => '<p>Written past WordPress.</p>' ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		return $id;
	}

	private function way_revision(): int {
		$id = $this->analysed();
		wp_update_post( array( 'ID' => $id, 'post_excerpt' => 'so that there is a revision' ) );
		$revisions = wp_get_post_revisions( $id );
		$good      = reset( $revisions );
		Meta::write( $id, array() );
		wp_update_post( array( 'ID' => $id, 'post_content' => '<p>A mistake.</p>' ) );
		wp_restore_post_revision( $good );
		return $id;
	}

	private function way_terms(): int {
		$id = $this->analysed();
		wp_set_post_categories( $id, array( wp_create_category( 'Bread' ) ) );
		wp_update_post( array( 'ID' => $id, 'post_author' => $this->user( 'editor' ) ) );
		return $id;
	}

	private function way_password(): int {
		return $this->analysed( array( 'post_password' => 'loaf' ) );
	}

	private function way_password_bare(): int {
		return $this->bare( array( 'post_password' => 'loaf' ) );
	}

	private function way_password_gone(): int {
		$id = $this->way_password();
		wp_update_post( array( 'ID' => $id, 'post_password' => '' ) );
		return $id;
	}

	private function way_private(): int {
		return $this->analysed( array( 'post_status' => 'private' ) );
	}

	private function way_draft(): int {
		return $this->analysed( array( 'post_status' => 'draft' ) );
	}

	private function way_pending(): int {
		return $this->analysed( array( 'post_status' => 'pending' ) );
	}

	private function way_off(): int {
		return $this->excluded( 'off' );
	}

	private function way_noindex(): int {
		return $this->excluded( 'noindex' );
	}

	private function excluded( string $switch ): int {
		$id = $this->analysed();
		Meta::write( $id, array( 'input' => array( $switch => true ) ) + Meta::read( $id ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => '<p>Another text.</p>' ) );
		return $id;
	}

	private function way_hidden(): int {
		update_option( 'blog_public', '0' );
		return $this->analysed();
	}

	private function way_unpublish(): int {
		$id = $this->analysed();
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		return $id;
	}

	private function way_trash(): int {
		$id = $this->analysed();
		wp_trash_post( $id );
		return $id;
	}

	private function way_untrash(): int {
		$id = $this->way_trash();
		wp_untrash_post( $id );
		wp_publish_post( $id );
		return $id;
	}

	/** Copies a post as plugins that duplicate posts do. */
	private function copy( string $title ): int {
		$from = $this->analysed();
		$id   = $this->bare( array( 'post_title' => $title, 'post_status' => 'draft' ) );
		foreach ( get_post_meta( $from ) as $key => $values ) {
			foreach ( $values as $value ) {
				add_post_meta( $id, $key, wp_slash( maybe_unserialize( $value ) ) );
			}
		}
		wp_publish_post( $id );
		return $id;
	}

	private function way_copy(): int {
		return $this->copy( self::TITLE );
	}

	private function way_copy_renamed(): int {
		return $this->copy( self::TITLE . ' (copy)' );
	}

	private function way_other_type(): int {
		Settings::save( array( 'post_types' => array( 'page' ) ) + Settings::all() );
		return $this->bare();
	}
}

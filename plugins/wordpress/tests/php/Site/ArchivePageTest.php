<?php
use Citable\Meta;
use Citable\Settings;

/** A page at the address of a type's archive, as shops have one: WordPress shows the archive there, and the sitemap names the page. */
final class ArchivePageTest extends SiteTestCase {
	private const INPUT = array( 'noindex' => true, 'nofollow' => true );
	private const TEXTS = array( 'seo_title' => 'All our tours', 'description' => 'Each of them on foot.', 'canonical' => 'https://example.org/tours' );

	/** @var int[] Of the archive that was shown last. */
	private array $pages = array();

	protected function tearDown(): void {
		unregister_post_type( 'tour' );
		$GLOBALS['wp_rewrite']->front = '/';
		parent::tearDown();
	}

	private static function tag( string $html, string $name ): ?string {
		return preg_match( "/<(?:meta|link) (?:name|property|rel)=[\"']" . preg_quote( $name, '/' ) . "[\"'] (?:content|href)=[\"']([^\"']*)[\"']/", $html, $found ) ? $found[1] : null;
	}

	/** Head and footer of the archive. @param array $page Of the page beside it. */
	private function archive( array $type, array $page, array $input, array $query = array() ): string {
		wp_set_current_user( 1 );
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), $this->pages );
		$GLOBALS['wp_rewrite']->front = $type['front'] ?? '/';
		register_post_type( 'tour', array_diff_key( $type, array( 'front' => '' ) ) + array( 'public' => true, 'show_in_rest' => true, 'label' => 'Tours', 'supports' => array( 'title', 'editor' ) ) );
		$parent = $this->post( array( 'post_type' => 'page', 'post_name' => 'travel' ) );
		$id     = $this->post( ( isset( $page['is_child'] ) ? array( 'post_parent' => $parent ) : array() ) + array_diff_key( $page, array( 'is_child' => '' ) ) + array( 'post_type' => 'page', 'post_title' => 'Our tours', 'post_name' => 'tours' ) );
		Meta::merge( $id, $input );
		$this->pages = array( $id, $parent );
		$this->post( array( 'post_type' => 'tour' ) );
		$this->post( array( 'post_type' => 'tour' ) );
		wp_set_current_user( 0 );
		Citable\Graph\Printer::forget();
		query_posts( $query + array( 'post_type' => 'tour' ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		self::assertTrue( is_post_type_archive() );
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	/** @return array<string, array{array, array, bool}> The type, the page, and whether the page is at its address. */
	public static function pages(): array {
		$shop = array( 'has_archive' => 'tours', 'rewrite' => array( 'slug' => 'tour' ) );
		return array(
			'a shop'                         => array( $shop, array(), true ),
			'by the slug of the type'        => array( array( 'has_archive' => true, 'rewrite' => array( 'slug' => 'tours' ) ), array(), true ),
			'below another page'             => array( array( 'has_archive' => 'travel/tours' ), array( 'is_child' => true ), true ),
			'another page'                   => array( $shop, array( 'post_name' => 'others' ), false ),
			'a page of that name elsewhere'  => array( $shop, array( 'is_child' => true ), false ),
			'one that is not published'      => array( $shop, array( 'post_status' => 'draft' ), false ),
			'one that is private'            => array( $shop, array( 'post_status' => 'private' ), false ),
			'an archive behind a folder'     => array( array( 'front' => '/news/' ) + $shop, array(), false ),
			'without an address of its own'  => array( array( 'has_archive' => 'tours', 'rewrite' => false ), array(), false ),
			'a type by its own name'         => array( array( 'has_archive' => true ), array(), false ),
		);
	}

	/** @dataProvider pages */
	public function test_the_choices_for_the_page_count_for_the_archive( array $type, array $page, bool $is_there ): void {
		$html = $this->archive( $type, $page, self::INPUT );
		self::assertSame( $is_there, str_starts_with( (string) self::tag( $html, 'robots' ), 'nofollow, noindex' ) );
		self::assertSame( $is_there, array() === $this->json_ld_texts( $html ), 'search engines are to stay away' );
		self::assertStringNotContainsString( 'noindex', (string) self::tag( $this->archive( $type, $page, array() ), 'robots' ), 'where nothing is chosen' );
	}

	/** @dataProvider pages */
	public function test_its_texts_are_those_of_the_archive( array $type, array $page, bool $is_there ): void {
		$html = $this->archive( $type, $page, self::TEXTS );
		$list = $this->node( json_decode( $this->json_ld_texts( $html )[0], true )['@graph'], 'CollectionPage' );
		if ( ! $is_there ) {
			$own = (string) get_post_type_archive_link( 'tour' );
			self::assertSame( array( null, $own, 'Tours', 'Tours', $own, false ), array( self::tag( $html, 'description' ), self::tag( $html, 'canonical' ), self::tag( $html, 'og:title' ), $list['name'], $list['url'], str_contains( wp_get_document_title(), 'All our tours' ) ), 'the archive tells of itself' );
			return;
		}
		self::assertSame( self::TEXTS, array( 'seo_title' => wp_get_document_title(), 'description' => self::tag( $html, 'description' ), 'canonical' => self::tag( $html, 'canonical' ) ) );
		self::assertSame( array( 'website', ...array_values( self::TEXTS ) ), array_map( static fn( string $name ) => self::tag( $html, "og:$name" ), array( 'type', 'title', 'description', 'url' ) ) );
		self::assertSame( array_values( self::TEXTS ), array( $list['name'], $list['description'], $list['url'] ) );
	}

	public function test_what_holds_for_pages_holds_there(): void {
		$type = array( 'has_archive' => 'tours' );
		self::assertNull( self::tag( $this->archive( $type, array( 'post_password' => 'x' ), self::TEXTS ), 'description' ), 'a password' );
		self::assertSame( array(), $this->json_ld_texts( $this->archive( $type, array(), array( 'off' => true ) ) ), 'no structured data' );
		$own = 'A tour on foot for everybody who likes to walk.';
		self::assertSame( $own, self::tag( $this->archive( $type, array( 'post_content' => "<p>$own</p>" ), array( 'description' => $own ) ), 'description' ), 'its own text, which it shows nobody' );
		$this->archive( $type, array(), self::TEXTS, array( 'paged' => 2, 'posts_per_page' => 1 ) );
		self::assertSame( 'All our tours - Page 2', html_entity_decode( wp_get_document_title() ) );
		Settings::save( array( 'post_types' => array( 'post' ) ) + Settings::all() );
		$html = $this->archive( $type, array(), self::TEXTS + self::INPUT );
		self::assertSame( array( null, 'Our tours' ), array( self::tag( $html, 'description' ), $this->node( json_decode( $this->json_ld_texts( $html )[0], true )['@graph'], 'CollectionPage' )['name'] ), 'pages are not ours' );
	}
}

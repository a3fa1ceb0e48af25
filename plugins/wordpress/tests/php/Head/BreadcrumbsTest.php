<?php
use Citable\Head\Trail;

/** Breadcrumbs that readers see: block, shortcode and function of themes. That they say what the graph says is tested with every page's head. */
final class BreadcrumbsTest extends SiteTestCase {
	private function below( string $title = 'Rye' ): int {
		$bread = (int) wp_insert_term( 'Bread & "rolls"', 'category' )['term_id'];
		return $this->post( array( 'post_title' => $title, 'post_category' => array( $bread ) ) );
	}

	public static function setUpBeforeClass(): void {
		require_once WP_PLUGIN_DIR . '/citable/includes/functions.php';
	}

	private static function printed( array $options = array() ): string {
		ob_start();
		citable_breadcrumbs( $options );
		return (string) ob_get_clean();
	}

	public function test_block_shortcode_and_function_say_the_same(): void {
		$this->page( $this->below() );
		$html = self::printed();
		self::assertSame( $html, do_shortcode( '[citable_breadcrumbs]' ) );
		self::assertSame( self::printed( array( 'separator' => '/', 'current' => false ) ), do_shortcode( '[citable_breadcrumbs separator="/" current="no"]' ) );
		$block = do_blocks( '<!-- wp:citable/breadcrumbs {"separator":"/","current":false} /-->' );
		$items = static fn( string $one ): string => substr( $one, strpos( $one, '<ol>' ) );
		self::assertSame( $items( self::printed( array( 'separator' => '/', 'current' => false ) ) ), $items( $block ) );
		self::assertStringContainsString( 'wp-block-citable-breadcrumbs', $block );
		self::assertTrue( wp_style_is( 'citable-breadcrumbs' ) );
	}

	public function test_it_is_a_named_list_of_links_with_the_page_last(): void {
		$this->page( $this->below( 'Rye <b>& spelt</b>' ) );
		$html = self::printed();
		self::assertStringContainsString( 'aria-label="Breadcrumbs"', $html );
		self::assertSame( 2, substr_count( $html, '<a href=' ) );
		self::assertSame( 3, substr_count( $html, '<li>' ) );
		self::assertStringContainsString( '<span aria-current="page" dir="auto">Rye &amp; spelt</span>', $html );
		self::assertStringContainsString( '>Bread &amp; &quot;rolls&quot;</a>', $html );
		self::assertSame( 3, substr_count( $html, ' dir="auto">' ), 'a name in the other direction keeps its signs' );
		$without = self::printed( array( 'current' => false ) );
		self::assertStringNotContainsString( 'aria-current', $without );
		self::assertSame( 2, substr_count( $without, '<a href=' ) );
	}

	public function test_a_sign_of_an_author_is_no_markup(): void {
		$this->page( $this->below() );
		self::assertStringContainsString( '<span aria-hidden="true">&lt;script&gt;</span>', self::printed( array( 'separator' => '<script>' ) ) );
	}

	public function test_the_front_page_and_a_lost_page_have_none(): void {
		$this->page( $front = $this->post( array( 'post_type' => 'page' ) ) );
		self::assertNotSame( '', self::printed() );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		$this->page( $front );
		self::assertSame( '', self::printed() );
		$this->page( 99999999 );
		self::assertSame( array(), Trail::shown() );
	}

	public function test_a_main_category_leads_the_way(): void {
		$first  = (int) wp_insert_term( 'Alpha', 'category' )['term_id'];
		$second = (int) wp_insert_term( 'Beta', 'category' )['term_id'];
		$id     = $this->post( array( 'post_title' => 'Rye', 'post_category' => array( $first, $second ) ) );
		Citable\Meta::merge( $id, array( 'primary_category' => $second ) );
		$this->page( $id );
		self::assertSame( array( 'Home', 'Beta', 'Rye' ), array_column( Trail::shown(), 'name' ) );
	}
}

<?php
use Citable\Graph\Printer;
use Citable\Meta;

/** Tags of the head that wait for the text of the page, in themes that do something with their head before they print it. */
final class HeldBackTest extends SiteTestCase {
	private const WORDS = 'The answer is to lift the red kettle from the stove.';

	protected function setUp(): void {
		parent::setUp();
		$this->filter( 'wp_should_output_buffer_template_for_enhancement', '__return_false' );
		$this->filter( 'the_content', static fn( string $html ) => (string) preg_replace( '~<div class="members">.*?</div>~s', '<p>For members.</p>', $html ), 1, 50 );
	}

	/** The page of a post as WordPress sends it. @param callable(): void $theme */
	private function sent( int $id, callable $theme, string $template = 'singular.php', ?array $query = null ): string {
		wp_set_current_user( 0 );
		Printer::forget();
		query_posts( $query ?? array( 'p' => $id, 'post_type' => 'any' ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['post']         = $GLOBALS['wp_query']->post;
		$level                   = ob_get_level();
		ob_start();
		// As in wp-includes/template-loader.php; the second since WordPress 6.9.
		do_action( 'wp_before_include_template', apply_filters( 'template_include', $template ) );
		$theme();
		while ( ob_get_level() > $level + 1 ) {
			ob_end_flush();
		}
		return (string) ob_get_clean();
	}

	/** @return array<string, array{callable}> */
	public static function themes(): array {
		$captured = static function (): string {
			ob_start();
			do_action( 'wp_head' );
			return (string) ob_get_clean();
		};
		return array(
			'prints its head'                 => array(
				static function (): void {
					do_action( 'wp_head' );
					echo '<body>' . self::looped(); // phpcs:ignore
					do_action( 'wp_footer' );
				},
			),
			'captures its head'               => array(
				static function () use ( $captured ): void {
					$head = $captured();
					echo $head . '<body>' . self::looped(); // phpcs:ignore
					do_action( 'wp_footer' );
				},
			),
			'captures and changes its head'   => array(
				static function () use ( $captured ): void {
					echo str_replace( "\n", '', $captured() ) . '<body>' . self::looped(); // phpcs:ignore
					do_action( 'wp_footer' );
				},
			),
			'prints the head behind the text' => array(
				static function () use ( $captured ): void {
					$head = $captured();
					$body = self::looped();
					echo $head . '<body>' . $body; // phpcs:ignore
					do_action( 'wp_footer' );
				},
			),
			'captures all of its page'        => array(
				static function (): void {
					ob_start();
					do_action( 'wp_head' );
					echo '<body>' . self::looped(); // phpcs:ignore
					do_action( 'wp_footer' );
					echo ob_get_clean(); // phpcs:ignore
				},
			),
			'leaves a buffer open'            => array(
				static function (): void {
					ob_start();
					do_action( 'wp_head' );
					echo '<body>' . self::looped(); // phpcs:ignore
					do_action( 'wp_footer' );
				},
			),
		);
	}

	private function described( string $content ): int {
		$id = $this->post( array( 'post_content' => $content ) );
		Meta::merge( $id, array( 'description' => self::WORDS ) );
		return $id;
	}

	/** @dataProvider themes */
	public function test_what_waited_is_in_the_head( callable $theme ): void {
		$html = $this->sent( $this->described( '<p>' . self::WORDS . '</p>' ), $theme );
		$head = substr( $html, 0, (int) strpos( $html, '<body>' ) );
		self::assertStringContainsString( '<meta name="description" content="' . self::WORDS . '"', $head );
		self::assertStringContainsString( '<meta property="og:description" content="' . self::WORDS . '"', $head );
		self::assertSame( 1, substr_count( $html, '<link rel="canonical"' ), 'nothing of the head is lost or doubled' );
		self::assertStringNotContainsString( '<!-- citable', $html );
	}

	/** @dataProvider themes */
	public function test_what_is_not_shown_is_nowhere( callable $theme ): void {
		$html = $this->sent( $this->described( '<p>Open.</p><div class="members">' . self::WORDS . '</div>' ), $theme );
		self::assertStringNotContainsString( 'kettle', $html );
		self::assertStringNotContainsString( '<!-- citable', $html );
	}

	/** @dataProvider themes */
	public function test_the_page_that_lists_the_posts_has_its_tags( callable $theme ): void {
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Kettle' ), 'kettle.jpg' );
		wp_update_attachment_metadata( $image, array( 'width' => 1600, 'height' => 1000, 'file' => 'kettle.jpg' ) );
		$id = $this->post( array( 'post_type' => 'page', 'post_content' => "<img class=\"wp-image-$image\"/>" ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->post( array( 'post_type' => 'page' ) ) );
		update_option( 'page_for_posts', $id );
		$html = $this->sent( $id, $theme, 'home.php', array( 'page_id' => $id ) );
		self::assertTrue( is_home() );
		self::assertStringContainsString( '<meta name="twitter:card"', substr( $html, 0, (int) strpos( $html, '<body>' ) ) );
		self::assertStringNotContainsString( '<!-- citable', $html );
	}

	/** @return array<string, array{string, array, string}> */
	public static function pages_without(): array {
		return array(
			'own words'                                   => array( '<p>Another text.</p>', array(), 'singular.php' ),
			'a theme of blocks, which has the text first' => array( '<p>' . self::WORDS . '</p>', array(), ABSPATH . WPINC . '/template-canvas.php' ),
			'a post with a password'                      => array( '<p>' . self::WORDS . '</p>', array( 'post_password' => 'secret' ), 'singular.php' ),
			'a private post'                              => array( '<p>' . self::WORDS . '</p>', array( 'post_status' => 'private' ), 'singular.php' ),
		);
	}

	/** @dataProvider pages_without */
	public function test_other_pages_are_sent_as_they_are_made( string $content, array $args, string $template ): void {
		$id = $this->described( $content );
		wp_update_post( array( 'ID' => $id ) + $args );
		$level  = ob_get_level();
		$opened = null;
		$this->sent(
			$id,
			static function () use ( &$opened ): void {
				$opened = ob_get_level();
			},
			$template
		);
		self::assertSame( 1, $opened - $level );
	}
}

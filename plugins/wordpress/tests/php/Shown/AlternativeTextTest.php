<?php
use Citable\Graph\Composer;

/** Alternative texts of pictures that repeat the words of an article, in both kinds of theme. */
final class AlternativeTextTest extends SiteTestCase {
	private const WORDS = 'A hand lifts the red kettle from the stove.';

	protected function setUp(): void {
		parent::setUp();
		$this->filter( 'the_content', static fn( string $html ) => is_user_logged_in() || ! in_the_loop() ? $html : (string) preg_replace( '~<div class="members">.*?</div>~s', '<p>For members.</p>', $html ), 1, 50 );
	}

	private function image( string $alt ): int {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Kettle' ), 'kettle.jpg' );
		wp_update_attachment_metadata( $id, array( 'width' => 1600, 'height' => 1000, 'file' => 'kettle.jpg' ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	}

	/** @return array<string, array{string, string, bool, bool, bool}> Text, alternative text, whether the image is featured, whether the graph has it, whether a graph in the head waits. */
	public static function texts(): array {
		$shown   = '<p>' . self::WORDS . '</p>';
		$members = "<p>Open.</p><div class=\"members\">$shown</div>";
		return array(
			'words of the text'                     => array( $shown, self::WORDS, true, true, true ),
			'some words of the text'                => array( $shown, 'The red kettle', true, true, true ),
			'words of the text, of its image'       => array( $shown, self::WORDS, false, true, true ),
			'words for members'                     => array( $members, self::WORDS, true, false, true ),
			'words for members, image of the text'  => array( $members, self::WORDS, false, false, true ),
			'own words'                             => array( $shown, 'What we cook with, seen from above.', true, true, false ),
			'none'                                  => array( $shown, '', true, false, false ),
		);
	}

	/** @dataProvider texts */
	public function test_is_in_the_graph_where_the_page_shows_its_words( string $content, string $alt, bool $is_featured, bool $is_said, bool $waits ): void {
		$image = $this->image( $alt );
		$id    = $this->post( array( 'post_content' => $content . ( $is_featured ? '' : '<figure><img src="' . wp_get_attachment_url( $image ) . "\" class=\"wp-image-$image\"/></figure>" ) ) );
		if ( $is_featured ) {
			set_post_thumbnail( $id, $image );
		}
		foreach ( array( true, false ) as $is_block_theme ) {
			$texts = $this->json_ld_texts( $this->page( $id, array(), $is_block_theme ) );
			$node  = $this->node( json_decode( $texts[0], true )['@graph'], 'ImageObject' );
			self::assertSame( $is_said ? $alt : null, $node['caption'] ?? null, $is_block_theme ? 'blocks' : 'templates' );
		}
		self::assertSame( $waits, Composer::rests_on_text( get_post( $id ) ) );
	}
}

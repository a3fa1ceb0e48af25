<?php
use Citable\RenderedArticle;

/** An empty alternative text that a block saved because no author wrote one is left out of what is analysed; one that says "decorative" stays. */
final class UnwrittenAltTest extends SiteTestCase {
	/** @return array<string, array{0: string, 1: string, 2: ?string, 3?: string}> Attributes of the block, HTML with `IMG` for the image, its alternative text as it is read (null: none) and as it is written. */
	public static function images(): array {
		return array(
			'in a link'                  => array( '{}', '<a href="/loaf">IMG</a>', null ),
			'with a caption'             => array( '{}', 'IMG<figcaption class="wp-element-caption">A loaf</figcaption>', null ),
			'that opens'                 => array( '{"lightbox":{"enabled":true}}', 'IMG', null ),
			'decorative, with a caption' => array( '{"isDecorative":true}', 'IMG<figcaption class="wp-element-caption">A loaf</figcaption>', '' ),
			'with words'                 => array( '{}', '<a href="/loaf">IMG</a>', 'A loaf', 'A loaf' ),
		);
	}

	/** @dataProvider images */
	public function test_an_image( string $attributes, string $html, ?string $expected, string $written = '' ): void {
		$image = '<img src="' . home_url( '/loaf.jpg' ) . '" alt="' . $written . '"/>';
		$post  = $this->post( array( 'post_content' => "<!-- wp:image $attributes -->\n<figure class=\"wp-block-image\">" . str_replace( 'IMG', $image, $html ) . "</figure>\n<!-- /wp:image -->" ) );
		$read  = new WP_HTML_Tag_Processor( (string) RenderedArticle::of( get_post( $post ) ) );
		self::assertTrue( $read->next_tag( 'IMG' ) );
		self::assertSame( $expected, $read->get_attribute( 'alt' ) );
	}

	/** Only a WordPress that can call an image decorative says with an empty text that no author wrote one. */
	public function test_an_image_by_itself(): void {
		$html = '<figure class="wp-block-image"><img src="/loaf.jpg" alt=""/></figure>';
		self::assertSame( ! RenderedArticle::can_say_decorative(), str_contains( RenderedArticle::without_unwritten_alt( $html, array() ), 'alt=' ) );
	}
}

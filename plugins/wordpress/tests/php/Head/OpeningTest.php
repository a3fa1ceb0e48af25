<?php
use Citable\Head\Opening;

/** First sentences of a text, by the table that the editor's twin runs, too. */
final class OpeningTest extends SiteTestCase {
	public static function openings(): array {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/opening-cases.json' ), true, 8, JSON_THROW_ON_ERROR );
		return array_combine( array_column( $cases, 'name' ), array_map( static fn( array $row ) => array( $row['html'], $row['opening'] ), $cases ) );
	}

	/** @dataProvider openings */
	public function test_the_opening_of_a_post_is( string $html, string $expected ): void {
		self::assertSame( $expected, Opening::of( new WP_Post( (object) array( 'post_content' => $html ) ) ) );
	}

	public function test_it_leaves_out_what_a_shortcode_encloses_and_what_is_hidden(): void {
		add_shortcode( 'members', static fn() => '' );
		try {
			self::assertSame( 'Open to all.', Opening::of( new WP_Post( (object) array( 'post_content' => '<p>[members]Only for members.[/members] Open to all.</p>' ) ) ) );
		} finally {
			remove_shortcode( 'members' );
		}
		$hidden = '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>Nobody sees this sentence.</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>All see this one.</p><!-- /wp:paragraph -->';
		self::assertSame( Citable\Shown\HiddenBlocks::has_flag() ? 'All see this one.' : 'Nobody sees this sentence.', Opening::of( new WP_Post( (object) array( 'post_content' => $hidden ) ) ) );
	}

	public function test_a_long_description_of_a_term_is_cut_between_two_sentences(): void {
		$long = str_repeat( 'A sentence of about forty characters here. ', 12 );
		self::assertSame( trim( str_repeat( 'A sentence of about forty characters here. ', 7 ) ), Opening::short( trim( $long ) ) );
		self::assertSame( 'Short. Very.', Opening::short( 'Short. Very.' ) );
	}
}

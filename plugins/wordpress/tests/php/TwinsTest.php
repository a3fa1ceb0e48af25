<?php
use Citable\Graph\Composer;
use Citable\Graph\ContentNodes;
use Citable\Graph\Join;
use Citable\Graph\Json;
use Citable\Graph\Merge;
use Citable\Graph\Text;
use Citable\Score\ContentHash;

/** Logic written in PHP and in TypeScript runs the same tables in both. */
final class TwinsTest extends SiteTestCase {
	public static function hashes(): array {
		return self::cases( 'hash' );
	}

	/** @dataProvider hashes */
	public function test_content_hash( object $row ): void {
		self::assertSame( $row->hash, ContentHash::of( $row->title, $row->content, $row->seo_title ?? '' ) );
	}

	public static function prints(): array {
		return self::cases( 'print' );
	}

	/** @dataProvider prints */
	public function test_printed_bytes( object $row ): void {
		self::assertSame( $row->text, Json::print( $row->value ) );
	}

	public static function facts(): array {
		return self::cases( 'facts' );
	}

	/** As on a server that prints fractions with all their digits. */
	public function test_printed_bytes_do_not_depend_on_settings_of_the_server(): void {
		$before = ini_set( 'serialize_precision', '17' );
		try {
			foreach ( self::prints() as [ $row ] ) {
				self::assertSame( $row->text, Json::print( $row->value ), $row->name );
			}
			self::assertSame( '{"@graph":[0.1,1.5,-2.25,12345678.901,0.30000000000000004]}', Json::print( array( '@graph' => array( 0.1, 1.5, -2.25, 12345678.901, 0.1 + 0.2 ) ) ) );
			self::assertSame( '', Json::print( array( "no UTF-8: \xff" ) ) );
		} finally {
			ini_set( 'serialize_precision', (string) $before );
		}
	}

	/** @dataProvider facts */
	public function test_graph_from_facts( object $row ): void {
		$graph = Composer::compose( self::plain( $row->site ), self::plain( $row->post ), self::plain( $row->stored ?? array() ) );
		self::assertSame( $row->text, Json::print( $graph ) );
	}

	public static function joins(): array {
		return self::cases( 'join' );
	}

	/** @dataProvider joins */
	public function test_join( object $row ): void {
		$graph = Join::graph( self::plain( $row->site ), self::plain( $row->post ), self::plain( $row->stored ), array( 'home' => $row->home, 'page' => $row->page ) );
		self::assertSame( $row->text, Json::print( $graph ) );
	}

	public static function shortcodes(): array {
		return self::cases( 'shortcode' );
	}

	/** @dataProvider shortcodes */
	public function test_without_shortcodes( object $row ): void {
		add_shortcode( 'tour_count', static fn() => '12' );
		try {
			self::assertSame( $row->shown, Text::without_shortcodes( $row->text ) );
		} finally {
			remove_shortcode( 'tour_count' );
		}
	}

	public static function merges(): array {
		return self::cases( 'merge' );
	}

	public function test_merge_finds_an_article_deep_inside_a_page_with_many_parts(): void {
		$parts   = array_fill( 0, 30000, array( '@type' => 'ListItem', 'item' => array( '@type' => 'Thing' ) ) );
		$parts[] = array( '@type' => 'ListItem', 'item' => array( '@type' => 'NewsArticle' ) );
		$foreign = array( array( '@type' => 'WebPage', '@id' => 'https://example.org/#page', 'mainEntity' => array( '@type' => 'ItemList', 'itemListElement' => $parts ) ) );
		$ours    = array( array( '@type' => 'Article', '@id' => 'https://example.org/#article', 'headline' => 'Not a second one' ) );
		self::assertSame( array( $foreign, array() ), array_values( Merge::with_changes( $foreign, $ours ) ) );
		$foreign[0]['mainEntity']['itemListElement'][30000]['item']['@type'] = 'Thing';
		self::assertCount( 2, Merge::into( $foreign, $ours ) );
	}

	/** @dataProvider merges */
	public function test_merge( object $row ): void {
		$ours   = self::plain( $row->ours );
		[ 'nodes' => $merged, 'changes' => $changes ] = Merge::with_changes( self::plain( $row->foreign ), $ours, (array) ( $row->elsewhere ?? array() ) );
		self::assertSame( Json::print( self::plain( $row->nodes ) ), Json::print( $merged ) );
		self::assertSame( Json::print( self::plain( $row->changes ) ), Json::print( $changes ) );
		self::assertSame( array(), Merge::with_changes( $merged, $ours, (array) ( $row->elsewhere ?? array() ) )['changes'], 'nothing is left to change' );
		self::assertSame( Json::print( self::plain( $row->nodes ) ), Json::print( Merge::into( $merged, $ours, (array) ( $row->elsewhere ?? array() ) ) ), 'merging again changes nothing' );
	}

	/** @dataProvider merges */
	public function test_merge_preserves_the_names_of_named_nodes( object $row ): void {
		$named = array();
		foreach ( self::plain( $row->foreign ) as $at => $node ) {
			$named[ "node$at" ] = $node;
		}
		if ( array() === $named ) {
			self::assertSame( array(), $named );
			return;
		}
		$merged = Merge::into( $named, self::plain( $row->ours ), (array) ( $row->elsewhere ?? array() ) );
		self::assertSame( array_keys( $named ), array_slice( array_keys( $merged ), 0, count( $named ) ) );
		self::assertSame( Json::print( self::plain( $row->nodes ) ), Json::print( array_values( $merged ) ) );
	}

	/** @dataProvider facts */
	public function test_content_nodes_of_a_graph_join_to_the_same_graph( object $row ): void {
		$stored = self::plain( $row->stored ?? array() );
		$site   = self::plain( $row->site );
		$post   = self::plain( $row->post );
		$graph  = Composer::compose( $site, $post, $stored );
		$found  = ContentNodes::of( $graph, Citable\Graph\HostNodes::bases( $site, $post ) );
		self::assertSame( Json::print( $graph ), Json::print( Composer::compose( $site, $post, $found ) ) );
	}
}

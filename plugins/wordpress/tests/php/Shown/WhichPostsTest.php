<?php
use Citable\Admin\DashboardWidget;
use Citable\Links\LinkIndex;
use Citable\Meta;
use Citable\OtherKeyphrases;
use Citable\Rest\BulkRoute;
use Citable\Score\Counts;
use Citable\Score\Sweep;
use Citable\Score\Trend;
use Citable\Settings;
use Citable\Site\LlmsTxt;

/** Queries over all posts of a site, in SQL of our own: which kinds of posts each of them takes. */
final class WhichPostsTest extends SiteTestCase {
	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		register_post_type( 'citable_other', array( 'public' => true ) );
		// Hides the posts that a new site has.
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_status = 'draft' WHERE post_status = 'publish'" );
		wp_cache_flush();
		Settings::save( array( 'llms_txt' => true, 'post_types' => array( 'post', 'page' ) ) );
		LinkIndex::run();
		Sweep::unschedule();
	}

	protected function tearDown(): void {
		unregister_post_type( 'citable_other' );
		LlmsTxt::forget();
		parent::tearDown();
	}

	/** @return array<string, callable(int): bool> Whether a query takes a post that is the only one of its site and analysed. */
	private static function queries(): array {
		return array(
			'counted'                     => static fn() => 1 === Counts::all()['published'],
			'counted as analysed'         => static fn() => 1 === Counts::all()['analysed'],
			'in the average of all'       => static fn() => null !== Counts::all()['average'],
			'in the average of recent'    => static fn() => null !== Counts::average_since( 0 ),
			'in the trend'                => static fn() => null !== Trend::now(),
			'among those with most to gain' => static fn( int $id ) => in_array( $id, array_column( DashboardWidget::most_to_gain(), 'ID' ), true ),
			'offered for links'           => static fn( int $id ) => in_array( $id, self::linkable(), true ),
			'in llms.txt'                 => static fn() => str_contains( LlmsTxt::text(), 'The only one' ),
			'known by its question'       => static fn( int $id ) => isset( OtherKeyphrases::by_post()[ $id ] ),
			'without links to it'         => static fn( int $id ) => 1 === LinkIndex::orphans( get_post( $id )->post_type ),
			'swept once it has changed'   => array( self::class, 'is_swept' ),
			'next in bulk then'           => static fn( int $id ) => in_array( $id, BulkRoute::pending( 0 ), true ),
			'counted as outdated then'    => static fn() => 1 === Counts::all()['stale'],
		);
	}

	/** @return int[] Asked for a draft of another type, which no query here takes. */
	private static function linkable(): array {
		$request = new WP_REST_Request( 'GET' );
		$request->set_param( 'id', 0 );
		return array_column( Citable\Rest\LinksRoute::read( $request )['posts'], 'id' );
	}

	private static function is_swept( int $id ): bool {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_content = 'By a script.' WHERE ID = %d", $id ) );
		self::assertTrue( Sweep::run() );
		wp_cache_delete( $id, 'post_meta' );
		$is_swept = 'done' !== get_post_meta( $id, Meta::STATE_KEY, true );
		// What no sweep has found is changed by hand, for the queries after it.
		delete_post_meta( $id, Meta::STATE_KEY );
		return $is_swept;
	}

	/** @return array<string, array{array<string, string>, string[]}> A post, and the queries that take it; null: all. */
	public static function kinds(): array {
		$any_reader = array( 'without links to it' );
		return array(
			'a post'                    => array( array(), null ),
			'a page'                    => array( array( 'post_type' => 'page' ), null ),
			'a post with a password'    => array( array( 'post_password' => 'loaf' ), $any_reader ),
			'a post of a type that is not chosen' => array( array( 'post_type' => 'citable_other' ), $any_reader ),
			'a private post'            => array( array( 'post_status' => 'private' ), array() ),
			'a draft'                   => array( array( 'post_status' => 'draft' ), array() ),
			'a post that waits for review' => array( array( 'post_status' => 'pending' ), array() ),
			'a post of a day to come'   => array( array( 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00', 'post_date_gmt' => '2099-01-01 10:00:00' ), array() ),
			'a post in the trash'       => array( array( 'post_status' => 'trash' ), array() ),
			'a post that is begun'      => array( array( 'post_status' => 'auto-draft' ), array() ),
		);
	}

	/** @dataProvider kinds */
	public function test_take( array $args, ?array $taken ): void {
		$id = $this->post( $args + array( 'post_title' => 'The only one' ) );
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'queries' => array( 'what is rye' ) ) ) ) );
		update_post_meta( $id, Meta::STATE_KEY, 'done' );
		update_post_meta( $id, Meta::AEO_KEY, 64 );
		update_post_meta( $id, Meta::SEO_KEY, 71 );
		$found = array();
		foreach ( self::queries() as $name => $takes ) {
			if ( $takes( $id ) ) {
				$found[] = $name;
			}
		}
		self::assertSame( $taken ?? array_keys( self::queries() ), $found );
	}

	public function test_take_nothing_where_no_type_is_chosen(): void {
		$id = $this->post( array( 'post_title' => 'The only one' ) );
		Meta::write( $id, $this->analysis( $id, array( 'input' => array( 'queries' => array( 'what is rye' ) ) ) ) );
		Settings::save( array( 'llms_txt' => true, 'post_types' => array() ) );
		foreach ( array_diff_key( self::queries(), array( 'without links to it' => null ) ) as $name => $takes ) {
			self::assertFalse( $takes( $id ), $name );
		}
	}
}

<?php
use Citable\Graph\Composer;
use Citable\Graph\Json;
use Citable\Graph\SchemaTypes;
use Citable\Meta;
use Citable\Settings;

/** The type of a post: the author's choice, else the settings, else what the analysis of exactly this text found. */
final class SchemaTypeTest extends SiteTestCase {
	public static function choices(): array {
		return array(
			'no choice, nothing was found'          => array( null, 'auto', null, 'Article' ),
			'no choice: as found'                   => array( null, 'auto', 'NewsArticle', 'NewsArticle' ),
			'the settings win over what was found'  => array( null, 'BlogPosting', 'NewsArticle', 'BlogPosting' ),
			'the author wins over the settings'     => array( 'NewsArticle', 'BlogPosting', 'Article', 'NewsArticle' ),
			'a recipe is an article all the same'   => array( 'Recipe', 'auto', 'BlogPosting', 'BlogPosting' ),
			'set for all: as found'                 => array( null, 'HowTo', 'BlogPosting', 'BlogPosting' ),
			'set for all, nothing found'            => array( null, 'HowTo', null, 'Article' ),
			'a page is no article, by its author'   => array( 'WebPage', 'NewsArticle', 'BlogPosting', null ),
			'a page is no article, by the settings' => array( null, 'WebPage', 'BlogPosting', null ),
			'the author makes it one'               => array( 'Article', 'WebPage', null, 'Article' ),
		);
	}

	/** @dataProvider choices */
	public function test_type( ?string $author, string $setting, ?string $found, ?string $expected ): void {
		Settings::save( array( 'schema_types' => array( 'post' => $setting ) ) );
		$id = $this->post();
		Meta::write( $id, array_filter( $this->analysis( $id ) + array( 'article_type' => $found, 'input' => array_filter( array( 'schema_type' => $author ) ) ) ) );
		self::assertSame( $expected, $this->article_type( $id ) );
	}

	public function test_what_was_found_in_another_text_does_not_count(): void {
		$id = $this->post();
		Meta::write( $id, $this->analysis( $id ) + array( 'article_type' => 'NewsArticle' ) );
		self::assertSame( 'NewsArticle', $this->article_type( $id ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another text.' ) );
		self::assertSame( 'Article', $this->article_type( $id ) );
	}

	public function test_taking_the_choice_back_brings_the_automatic_type_back(): void {
		$id = $this->post();
		Meta::write( $id, array( 'input' => array( 'schema_type' => 'NewsArticle', 'description' => 'Mine' ) ) );
		self::assertSame( 'NewsArticle', $this->article_type( $id ) );
		Meta::write( $id, Meta::sanitize( array( 'input' => array( 'schema_type' => null, 'description' => 'Mine' ) ) ) );
		self::assertSame( 'Article', $this->article_type( $id ) );
		self::assertSame( array( 'description' => 'Mine' ), Meta::read( $id )['input'] );
	}

	public function test_the_preview_of_each_choice_is_what_the_page_prints(): void {
		foreach ( SchemaTypes::ALL as $type ) {
			$id       = $this->post();
			$analysis = $this->analysis( $id ) + array( 'article_type' => 'BlogPosting', 'input' => array( 'schema_type' => $type ) );
			Meta::write( $id, $analysis );
			$answer = $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'nodes' => $analysis['nodes'], 'article_type' => 'BlogPosting', 'input' => array( 'schema_type' => $type ) ) )->get_data();
			self::assertSame( Json::print( Composer::for_post( get_post( $id ) ) ), $answer['text'], $type );
			self::assertSame( array( $answer['text'] ), $this->json_ld_texts( $this->page( $id ) ), $type );
			wp_set_current_user( 1 );
		}
	}

	public function test_the_settings_take_each_type_and_no_other(): void {
		foreach ( array_merge( array( Settings::AUTOMATIC ), SchemaTypes::ALL ) as $type ) {
			$answer = $this->rest( 'POST', '/citable/v1/settings', array( 'schema_types' => array( 'post' => $type ) ) );
			self::assertSame( 200, $answer->get_status(), $type );
			self::assertSame( $type, $answer->get_data()['values']['schema_types']->post ?? null );
		}
		self::assertSame( 400, $this->rest( 'POST', '/citable/v1/settings', array( 'schema_types' => array( 'post' => 'Car' ) ) )->get_status() );
		self::assertSame( Settings::AUTOMATIC, Settings::sanitize( array( 'schema_types' => array( 'post' => 'Car' ) ) )['schema_types']['post'] );
		self::assertSame( 'WebPage', Settings::sanitize( array() )['schema_types']['page'] );
	}

	public function test_the_preview_refuses_unknown_types(): void {
		$id = $this->post();
		self::assertSame( 400, $this->rest( 'POST', "/citable/v1/posts/$id/graph", array( 'article_type' => 'Recipe' ) )->get_status() );
	}

	public function test_the_service_gets_the_chosen_type(): void {
		$id   = $this->post();
		$post = get_post( $id );
		self::assertArrayNotHasKey( 'article_type', Citable\Service\ServiceRequest::of_post( $post, array() )['content'] );
		self::assertSame( 'Review', Citable\Service\ServiceRequest::of_post( $post, array( 'schema_type' => 'Review' ) )['content']['article_type'] );
		self::assertSame( get_permalink( $id ), Citable\Service\ServiceRequest::of_post( $post, array() )['content']['url'] );
	}

	private function article_type( int $id ): ?string {
		foreach ( $this->graph( $id ) as $node ) {
			if ( str_ends_with( $node['@id'], '#article' ) ) {
				return $node['@type'];
			}
		}
		return null;
	}
}

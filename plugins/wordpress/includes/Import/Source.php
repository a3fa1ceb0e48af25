<?php
namespace Citable\Import;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Texts that another SEO plugin has stored with posts. Only read; the plugin itself need not be active. */
interface Source {
	/** For addresses and commands. */
	public function id(): string;
	/** Its name as its users know it. */
	public function name(): string;
	/** @return int[] Ids of the next posts with texts of this plugin, ascending, above `$after`. */
	public function posts_after( int $after, int $limit ): array;
	/** @return array{title: string, description: string, keyphrases: string[], noindex: bool} As stored, variables included. */
	public function texts( WP_Post $post ): array;
	/** Its `title` or `description` as stored with a post, without a query beyond those of its own page; '' when there is none. */
	public function text( WP_Post $post, string $part ): string;
	/** @return array<string, string> What its variables stand for on this post; other variables cannot be resolved. */
	public function variables( WP_Post $post ): array;
	/** A pattern that finds one variable. */
	public function variable_pattern(): string;
}

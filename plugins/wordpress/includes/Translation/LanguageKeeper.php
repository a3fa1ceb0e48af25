<?php
namespace Citable\Translation;

defined( 'ABSPATH' ) || exit;

/** Who knows which posts are one text in several languages. Languages are BCP 47 tags, such as `pt-BR`. */
interface LanguageKeeper {
	/** Name of the plugin; '': Citable itself. */
	public function name(): string;

	/** False for types of posts that it leaves in one language. */
	public function covers( string $post_type ): bool;

	/** @return ?string[] Languages of the site; null: any. */
	public function languages(): ?array;

	/** null: not known. */
	public function language( \WP_Post $post ): ?string;

	/** @return array<string, int> Language → post, this one among them. Posts in the trash are none. */
	public function versions( \WP_Post $post ): array;

	/** Makes a post the version of another in a language that has none yet. @return bool Whether it is one now. */
	public function link( \WP_Post $original, \WP_Post $draft, string $language ): bool;

	/** The terms of a post as a version in another language has them. @return ?int Id; null: there is none in that language. */
	public function term( \WP_Term $term, string $language ): ?int;
}

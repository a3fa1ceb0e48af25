<?php
namespace Citable\SeoPlugins;

defined( 'ABSPATH' ) || exit;

/** A plugin that stores the title for result pages and the description of posts, and prints them. A part is `title`, `description` or, where it has one, `keyphrase`. */
interface SeoPlugin {
	/** Id of its source of texts, too. */
	public function id(): string;
	/** Its name as its users know it. */
	public function name(): string;
	/** True when it stores a keyphrase, too: one, or several with commas between them. */
	public function has_keyphrase(): bool;
	/** As stored, variables included; null: there is none. */
	public function read( int $post_id, string $part ): ?string;
	/** As the plugin's own form would store it, where the plugin does not clean what is written. */
	public function clean( string $part, string $text ): string;
	/** @param ?string $text Not empty; null: there is to be none. */
	public function write( int $post_id, string $part, ?string $text ): void;
	/** @return string[] Keys of post meta of which one changes when a text does. */
	public function meta_keys(): array;
	/** @return array<string, string> By part: the name of the field in the plugin's form beside the editor, where that field is the state of its panel. */
	public function form_fields(): array;
}

<?php
namespace Citable\Admin;

defined( 'ABSPATH' ) || exit;

/** Text for the site's privacy policy guide. */
final class PrivacyText {
	public static function add(): void {
		if ( ! function_exists( 'wp_add_privacy_policy_content' ) ) {
			return;
		}
		$text = '<p>' . esc_html__( 'Citable analyses texts in the author\'s browser and stores the result with the post. No data about visitors are stored.', 'citable' ) . '</p><p>' . esc_html__( 'Citable counts how often known AI agents fetch pages, and how often AI assistants send readers to them: numbers by day and page, without addresses, cookies or names of browsers.', 'citable' ) . '</p><p>' . esc_html__( 'In service mode, texts of posts and the names of their authors are sent to the service address set by the administrator.', 'citable' ) . ' ' . esc_html__( 'Texts of posts with a password are sent only where the administrator has allowed it.', 'citable' ) . ' ' . esc_html__( 'When a post is deleted for good, the service is asked to delete what it has stored of it.', 'citable' ) . '</p><p>' . esc_html__( 'Where the administrator has allowed it and an author asks for titles by AI, the title, the headings and the beginning of that text are sent to the AI model that is connected to this site.', 'citable' ) . '</p><p>' . esc_html__( 'Where an author asks whether linked pages say what they are cited for, this server fetches these pages and keeps copies for 30 days. Nothing about authors or readers is sent.', 'citable' ) . '</p><p>' . esc_html__( 'Where the administrator has switched IndexNow on, the addresses of published pages are sent to search engines when these pages come, change or go. Job title, profiles and picture that authors enter in their profile are published with their texts.', 'citable' ) . '</p>';
		wp_add_privacy_policy_content( 'Citable', $text );
	}
}

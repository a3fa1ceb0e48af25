<?php
namespace Citable\Admin;

use Citable\Graph\Images;
use Citable\Graph\Profile;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Users → Profile: what structured data say of an author. */
final class ProfileFields {
	private const FIELD = 'citable_profile';

	public static function show( WP_User $user ): void {
		$own   = Profile::of( $user->ID );
		$image = Images::of( $own['image_id'] );
		echo '<div id="citable-author"><h2>' . esc_html__( 'About the author, for search engines', 'citable' ) . '</h2><p>' . esc_html__( 'Citable tells search and answer engines who wrote a text: on the author page and with each post.', 'citable' ) . '</p><table class="form-table" role="presentation">';
		self::row( 'citable-job', __( 'Job title', 'citable' ), '<input type="text" class="regular-text" id="citable-job" name="' . self::FIELD . '[job_title]" maxlength="' . Profile::JOB_LENGTH . '" value="' . esc_attr( $own['job_title'] ) . '" />' );
		self::row( 'citable-same-as', __( 'Profiles elsewhere', 'citable' ), '<textarea class="regular-text code" id="citable-same-as" name="' . self::FIELD . '[same_as]" rows="4" cols="30" dir="ltr" aria-describedby="citable-same-as-help">' . esc_textarea( implode( "\n", $own['same_as'] ) ) . '</textarea><p class="description" id="citable-same-as-help">' . esc_html__( 'One web address per line, such as Wikipedia, ORCID or LinkedIn. What is no web address is not kept.', 'citable' ) . '</p>' );
		if ( current_user_can( 'upload_files' ) ) {
			wp_enqueue_media();
			EditorAssets::enqueue_entry( 'profile' );
			$src = null === $image ? '' : ' src="' . esc_url( $image['url'] ) . '"';
			self::row( 'citable-image-choose', __( 'Picture', 'citable' ), '<div id="citable-image"><input type="hidden" name="' . self::FIELD . '[image_id]" value="' . $own['image_id'] . '" /><img alt="" style="max-inline-size:96px;max-block-size:96px;display:block;margin-block-end:8px"' . $src . ( '' === $src ? ' hidden' : '' ) . ' /><button type="button" class="button" id="citable-image-choose">' . esc_html__( 'Choose an image', 'citable' ) . '</button> <button type="button" class="button' . ( '' === $src ? ' hidden' : '' ) . '" id="citable-image-remove">' . esc_html__( 'Remove', 'citable' ) . '</button></div>' );
		}
		echo '</table></div>';
	}

	/** @param string $html Escaped. */
	private static function row( string $id, string $label, string $html ): void {
		echo '<tr><th scope="row"><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label></th><td>' . $html . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by who made it.
	}

	/** WordPress has looked at the form's nonce before. */
	public static function save( int $user_id ): void {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- looked at by WordPress.
		if ( ! is_array( $_POST[ self::FIELD ] ?? null ) || ! current_user_can( 'edit_user', $user_id ) ) {
			return;
		}
		$given            = wp_unslash( $_POST[ self::FIELD ] ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitized by Profile.
		// phpcs:enable WordPress.Security.NonceVerification.Missing
		$given['same_as'] = is_string( $given['same_as'] ?? null ) ? (array) preg_split( '/\s+/', $given['same_as'] ) : array();
		// A person who may not choose a picture leaves the present one.
		if ( ! isset( $given['image_id'] ) || ! current_user_can( 'upload_files' ) || ( (int) $given['image_id'] > 0 && ! wp_attachment_is_image( (int) $given['image_id'] ) ) ) {
			$given['image_id'] = Profile::of( $user_id )['image_id'];
		}
		Profile::save( $user_id, $given );
	}
}

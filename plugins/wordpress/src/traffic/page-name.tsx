import { readableAddress } from '@citable/editor/readable-address'
import { __ } from '@wordpress/i18n'

/** Title and path of a page, with the way to edit it. '': not known. */
export function PageName({ path, title, edit }: { readonly path: string; readonly title: string; readonly edit: string }) {
  const name = title || readableAddress(path) || __('(deleted)', 'citable')
  return (
    <>
      {edit === '' ? (
        <span dir="auto">{name}</span>
      ) : (
        <a href={edit} dir="auto">
          {name}
        </a>
      )}
      {title !== '' && path !== '' && (
        <span className="citable-traffic__path">
          <bdi dir="ltr">{readableAddress(path)}</bdi>
        </span>
      )}
    </>
  )
}

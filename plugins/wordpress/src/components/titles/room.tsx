import type { RoomView } from '@citable/editor'

/** How much of the width that a search result leaves for it a title or description takes. */
export function Room({ room: { share, fits, text }, part }: { readonly room: RoomView; readonly part?: 'title' | 'description' }) {
  return (
    <div className={`citable-width${fits ? '' : ' is-too-wide'}`} data-room={part}>
      <span className="citable-width__bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
      <span>{text}</span>
    </div>
  )
}

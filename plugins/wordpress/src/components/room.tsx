import type { RoomView } from '@citable/editor'

/** A text's share of a result page. */
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

import type { IconName, Tone } from '@citable/editor'

/** Our mark: a quotation mark. Drawn here, so nothing is loaded for it. */
export const logo = (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path
      d="M12 3a9 9 0 1 0 9 9 9 9 0 0 0-9-9Zm0 16.5a7.5 7.5 0 1 1 7.5-7.5 7.5 7.5 0 0 1-7.5 7.5ZM10.9 8.3l-.7-.9c-1.9 1.1-3 2.8-3 4.9 0 1.7.9 2.8 2.3 2.8a2 2 0 0 0 2-2c0-1.1-.8-1.9-1.9-1.9h-.4c.1-1.1.7-2.1 1.7-2.9Zm5.2 0-.7-.9c-1.9 1.1-3 2.8-3 4.9 0 1.7.9 2.8 2.3 2.8a2 2 0 0 0 2-2c0-1.1-.8-1.9-1.9-1.9h-.4c.1-1.1.7-2.1 1.7-2.9Z"
      fill="currentColor"
    />
  </svg>
)

const shapes: Readonly<Record<IconName | 'fold', string>> = {
  good: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm3.4 4.6-4 4.6-.9.1-2-1.9.9-1 1.4 1.3 3.5-4 1.1.9Z',
  partly: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 1.4v10.2A5.1 5.1 0 0 1 8 2.9Z',
  todo: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 1.4a5.1 5.1 0 1 1 0 10.2A5.1 5.1 0 0 1 8 2.9Z',
  none: 'M3.5 7.3h9v1.4h-9z',
  unknown:
    'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm-.7 9h1.4v1.4H7.3v-1.4Zm1.4-1.1H7.3c0-2 1.7-1.9 1.7-3.1 0-.6-.4-1-1-1s-1 .4-1 1H5.6a2.4 2.4 0 1 1 4.8 0c0 1.7-1.7 1.8-1.7 3.1Z',
  error: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM7.3 4.6h1.4v4.6H7.3V4.6Zm0 5.7h1.4v1.4H7.3v-1.4Z',
  busy: 'M8 1.5A6.5 6.5 0 0 0 1.5 8h1.4A5.1 5.1 0 0 1 8 2.9V1.5Z',
  info: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm-.7 2.8h1.4v1.4H7.3V4.3Zm0 2.6h1.4v4.8H7.3V6.9Z',
  warning: 'M8 1.8.9 14.2h14.2L8 1.8Zm-.7 4.9h1.4v3.5H7.3V6.7Zm0 4.4h1.4v1.4H7.3v-1.4Z',
  up: 'M8 3.2 3.4 8l1 1 2.9-3v7h1.4V6l2.9 3 1-1L8 3.2Z',
  down: 'M8 12.8 12.6 8l-1-1-2.9 3V3H7.3v7L4.4 7l-1 1L8 12.8Z',
  same: 'M3.5 7.3h9v1.4h-9z',
  fold: 'M8 10.9 3.4 6.3l1-1L8 8.9l3.6-3.6 1 1L8 10.9Z',
}

/** Decoration beside a word that says the same. */
export function StateIcon({ name, tone }: { readonly name: IconName | 'fold'; readonly tone?: Tone }) {
  return (
    <svg
      className={`citable-icon is-${name}${tone ? ` citable-tone-${tone}` : ''}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}

import { TextControl, ToggleControl } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { usePanel } from '../use-panel.ts'
import { useAuthorInput } from './use-author-input.ts'

/** Empty counts: this page. */
const isAddress = (text: string): boolean => text.trim() === '' || (/^https?:\/\/[^/\s]/i.test(text.trim()) && !/\s/.test(text.trim()))

/** Directives for search engines about this page, where no other plugin prints them; folded while none is set. */
export function RobotsFields() {
  const { host } = usePanel()
  const input = useAuthorInput()
  const [draft, setDraft] = useState<string | null>(null)
  const address = draft ?? input.canonical ?? ''
  const [wasSet] = useState(input.noindex === true || input.nofollow === true || (input.canonical ?? '') !== '')
  return (
    <details className="citable-fold" open={wasSet}>
      <summary>{__('Advanced', 'citable')}</summary>
      <ToggleControl
        label={__('Hide this post from search engines', 'citable')}
        checked={input.noindex === true}
        onChange={(noindex) => host.writeInput({ noindex })}
        __nextHasNoMarginBottom
      />
      <ToggleControl
        label={__('Ask search engines not to follow its links', 'citable')}
        checked={input.nofollow === true}
        onChange={(nofollow) => host.writeInput({ nofollow })}
        __nextHasNoMarginBottom
      />
      <TextControl
        type="url"
        label={__('Canonical address', 'citable')}
        help={
          isAddress(address)
            ? __('Only if the same text stands elsewhere and that page is the original. Empty: this page.', 'citable')
            : __('This is not a web address: it begins with https:// and is not kept.', 'citable')
        }
        dir="ltr"
        value={address}
        onChange={(text) => {
          setDraft(text)
          if (isAddress(text)) host.writeInput({ canonical: text.trim() })
        }}
        onBlur={() => setDraft(null)}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
    </details>
  )
}

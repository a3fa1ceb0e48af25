import { linesIn, type SocialCardView } from '@citable/editor'
import { Button, TextareaControl, TextControl } from '@wordpress/components'
import { useSelect } from '@wordpress/data'
import { __ } from '@wordpress/i18n'
import { SocialCard } from '../titles/previews.tsx'
import { usePanel } from '../use-panel.ts'
import { useAuthorInput } from './use-author-input.ts'

interface MediaFrame {
  on(event: 'select', run: () => void): void
  open(): void
  state(): { get(name: 'selection'): { first(): { toJSON(): { readonly id: number } } } }
}

/** WordPress's own media library, which every editor brings. */
const mediaFrame = (title: string): MediaFrame | null => {
  const { wp } = window as unknown as { wp?: { media?: (options: object) => MediaFrame } }
  return wp?.media?.({ title, multiple: false, library: { type: 'image' } }) ?? null
}

/** Look of a link to the page elsewhere, with the author's own words and image for it. */
export function SocialFields({ card }: { readonly card: SocialCardView }) {
  const { host } = usePanel()
  const input = useAuthorInput()
  const canUpload = useSelect((select) => select('core').canUser?.('create', { kind: 'postType', name: 'attachment' }) !== false, [])
  const choose = () => {
    const frame = mediaFrame(__('Choose an image', 'citable'))
    frame?.on('select', () => host.writeInput({ social_image: frame.state().get('selection').first().toJSON().id }))
    frame?.open()
  }
  return (
    <>
      <SocialCard card={card} />
      <TextControl
        label={__('Title on social networks', 'citable')}
        help={__('Empty: the title for result pages.', 'citable')}
        value={input.social_title ?? ''}
        dir="auto"
        onChange={(text) => host.writeInput({ social_title: text })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <TextareaControl
        label={__('Description on social networks', 'citable')}
        help={__('Empty: the description of the page.', 'citable')}
        rows={linesIn(input.social_description ?? '', 2)}
        dir="auto"
        value={input.social_description ?? ''}
        onChange={(text) => host.writeInput({ social_description: text.replaceAll('\n', ' ') })}
        __nextHasNoMarginBottom
      />
      <div className="citable-row__actions">
        {canUpload && (
          <Button variant="secondary" size="small" onClick={choose}>
            {__('Choose an image', 'citable')}
          </Button>
        )}
        {input.social_image !== undefined && (
          <Button variant="link" size="small" onClick={() => host.writeInput({ social_image: undefined })}>
            {__('Use the image of the post', 'citable')}
          </Button>
        )}
      </div>
    </>
  )
}

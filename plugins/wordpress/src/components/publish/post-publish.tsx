import { Button, Notice } from '@wordpress/components'
import { useSelect } from '@wordpress/data'
import { useEffect, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { type HeadPart, judgePage, type PageJudgement, repeatedParts } from '../../publishing/judge-page.ts'
import { type Fields, pageElements } from '../../publishing/page-elements.ts'
import { StateIcon } from '../icons.tsx'
import { type GraphPreview, useGraphPreview } from '../schema/use-graph-preview.ts'
import { whyNotPrinted } from '../schema/why-not-printed.ts'
import { useView } from '../use-panel.ts'
import { ProtectedNote } from './protected-note.tsx'

type Probe =
  | { readonly state: 'looking' | Exclude<GraphPreview['printed'], 'yes' | 'not_published'> }
  | { readonly state: PageJudgement; readonly repeated: readonly HeadPart[] }
  | { readonly state: 'unreachable'; readonly reason: string }

const sentenceOf = (probe: Probe): string => {
  switch (probe.state) {
    case 'looking':
      return __('Looking at the public page…', 'citable')
    case 'carried':
      return __('The public page carries the structured data of this article.', 'citable')
    case 'merged':
      return __('The public page carries structured data of another plugin, with this article in it.', 'citable')
    case 'outdated':
      return __(
        'The public page still carries an older version of the structured data. A page cache may serve the old page for a while.',
        'citable',
      )
    case 'twice':
      return __('The public page describes this article twice. Another plugin or the theme prints structured data, too.', 'citable')
    case 'missing':
      return __('The public page has no structured data of this article yet. A page cache may still serve the old page.', 'citable')
    case 'unreachable':
      /* translators: %s: why, such as "status 404". */
      return sprintf(__('The public page could not be looked at from here (%s).', 'citable'), probe.reason)
    default:
      return whyNotPrinted(probe.state)
  }
}

const sentenceOfRepeated = (part: HeadPart): string =>
  part === 'title'
    ? __('The public page has more than one title element. The theme or another plugin prints one, too.', 'citable')
    : __('The public page has more than one description. The theme or another plugin prints one, too.', 'citable')

/** Reads the page as a visitor without a session. */
async function lookAt(url: string, meant: readonly Fields[], signal: AbortSignal): Promise<Probe> {
  try {
    const response = await fetch(url, { credentials: 'omit', cache: 'no-store', signal })
    /* translators: %d: status of an HTTP answer, such as 404. */
    if (!response.ok)
      return {
        state: 'unreachable',
        reason: sprintf(/* translators: %d: status of an HTTP answer. */ __('status %d', 'citable'), response.status),
      }
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return { state: judgePage(pageElements(page), meant), repeated: repeatedParts(page) }
  } catch (error) {
    return { state: 'unreachable', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** After publishing: what the public page really carries. A page that is about to change is not read: a draft has none any more. */
export function PostPublish() {
  const { state, view } = useView()
  const { preview, isCurrent } = useGraphPreview(state)
  const url = useSelect((select) => {
    const editor = select('core/editor')
    const isStaying = !editor.isSavingPost() && editor.getEditedPostAttribute('status') === editor.getCurrentPostAttribute('status')
    return isStaying ? (editor.getPermalink() as string | null) : null
  }, [])
  const [probe, setProbe] = useState<Probe>({ state: 'looking' })
  const [asked, setAsked] = useState(0)
  const isReady = preview !== null && isCurrent
  useEffect(() => {
    if (!url || !preview || !isReady) return
    if (preview.printed === 'not_published') return
    if (preview.printed !== 'yes') return setProbe({ state: preview.printed })
    const controller = new AbortController()
    setProbe({ state: 'looking' })
    void lookAt(url, preview.graph['@graph'] as unknown as readonly Fields[], controller.signal).then((found) => {
      if (!controller.signal.aborted) setProbe(found)
    })
    return () => controller.abort()
  }, [url, isReady ? preview : null, asked])
  const isGood = probe.state === 'carried' || probe.state === 'merged'
  const repeated = 'repeated' in probe ? probe.repeated : []
  const canLookAgain = repeated.length > 0 || ['outdated', 'missing', 'unreachable', 'twice'].includes(probe.state)
  return (
    <div className="citable-panel">
      <p className="citable-status" role="status" data-probe={probe.state}>
        <StateIcon name={isGood ? 'good' : probe.state === 'looking' ? 'busy' : 'warning'} tone={isGood ? 'good' : 'neutral'} />
        <span>{sentenceOf(probe)}</span>
      </p>
      {repeated.map((part) => (
        <p key={part} className="citable-status" data-repeated={part}>
          <StateIcon name="warning" tone="neutral" />
          <span>{sentenceOfRepeated(part)}</span>
        </p>
      ))}
      {canLookAgain && (
        <Button variant="secondary" size="compact" onClick={() => setAsked(asked + 1)}>
          {__('Look again', 'citable')}
        </Button>
      )}
      <ProtectedNote />
      {view.banners
        .filter(({ code }) => code === 'fellBack')
        .map((banner) => (
          <Notice key={banner.code} status="warning" isDismissible={false} className="citable-banner">
            {banner.text}
          </Notice>
        ))}
    </div>
  )
}

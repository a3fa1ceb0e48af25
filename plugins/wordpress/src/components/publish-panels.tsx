import { Notice } from '@wordpress/components'
import { useSelect } from '@wordpress/data'
import { useEffect, useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { RowList } from './check-row.tsx'
import { StateIcon } from './icons.tsx'
import { useView } from './use-panel.ts'

/** Before publishing: where the article stands and what would help most. Never blocks. */
export function PrePublish() {
  const { prePublish, scores, banners } = useView().view
  return (
    <div className="citable-panel citable-prepublish">
      <div className="citable-prepublish__scores">
        {scores.map((score) => (
          <div key={score.id} className={`citable-prepublish__score citable-tone-${score.tone}`}>
            <span className="citable-prepublish__value">{score.value ?? '–'}</span>
            <span>
              <span className="citable-prepublish__label">{score.label}</span> <span>{score.word}</span>
            </span>
          </div>
        ))}
      </div>
      <p className="screen-reader-text">{prePublish.summary}</p>
      {banners
        .filter(({ code }) => code === 'fellBack' || code === 'failure')
        .map((banner) => (
          <Notice key={banner.code} status="warning" isDismissible={false} className="citable-banner">
            {banner.text}
          </Notice>
        ))}
      {prePublish.counts.length > 0 && <p>{prePublish.counts.map(({ text }) => text).join(' · ')}</p>}
      {prePublish.cleanText && (
        <p>
          <StateIcon name="good" tone="good" /> {prePublish.cleanText}
        </p>
      )}
      {prePublish.top.length > 0 && (
        <>
          <h3 className="citable-group__title">{prePublish.topHeading}</h3>
          <RowList rows={prePublish.top} />
        </>
      )}
    </div>
  )
}

type Probe = 'looking' | 'carried' | 'merged' | 'twice' | 'missing' | 'unreachable'

const sentences = (): Readonly<Record<Probe, string>> => ({
  looking: __('Looking at the public page…', 'citable'),
  carried: __('The public page carries the structured data of this article.', 'citable'),
  merged: __('The public page carries structured data of another plugin, with this article in it.', 'citable'),
  twice: __('The public page describes this article twice. Another plugin or the theme prints structured data, too.', 'citable'),
  missing: __('The public page has no structured data of this article yet. A page cache may still serve the old page.', 'citable'),
  unreachable: __('The public page could not be looked at from here.', 'citable'),
})

/** Reads the page as a visitor without a session. */
async function probe(url: string): Promise<Probe> {
  try {
    const response = await fetch(url, { credentials: 'omit', cache: 'no-store' })
    if (!response.ok) return 'unreachable'
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')]
    const articles = scripts.filter((script) => /"@type":\s*"(?:Article|BlogPosting|NewsArticle)"/.test(script.textContent ?? ''))
    if (articles.length > 1) return 'twice'
    if (scripts.some((script) => script.classList.contains('citable-graph'))) return 'carried'
    return articles.length === 1 ? 'merged' : 'missing'
  } catch {
    return 'unreachable'
  }
}

/** After publishing: what the public page really carries. */
export function PostPublish() {
  const { view } = useView()
  const { url, modified } = useSelect((select) => {
    const editor = select('core/editor')
    return { url: editor.getPermalink() as string | null, modified: editor.getCurrentPostAttribute('modified_gmt') as string }
  }, [])
  const [result, setResult] = useState<Probe>('looking')
  useEffect(() => {
    if (!url) return
    let isWanted = true
    setResult('looking')
    void probe(url).then((found) => {
      if (isWanted) setResult(found)
    })
    return () => {
      isWanted = false
    }
  }, [url, modified])
  const isGood = result === 'carried' || result === 'merged'
  return (
    <div className="citable-panel">
      <p className="citable-status" role="status" data-probe={result}>
        <StateIcon name={isGood ? 'good' : result === 'looking' ? 'busy' : 'warning'} tone={isGood ? 'good' : 'neutral'} />
        <span>{sentences()[result]}</span>
      </p>
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

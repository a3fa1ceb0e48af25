import type { PanelView, ResultPreviewView } from '@citable/editor'
import { Button, Modal } from '@wordpress/components'
import { useState } from '@wordpress/element'

type Preview = NonNullable<PanelView['preview']>

/** Lines as a device breaks them; `isExact`: in their true size, so that none can break again. */
function Lines({ lines, isExact }: { readonly lines: readonly string[]; readonly isExact: boolean }) {
  if (!isExact) return <>{lines.join(' ')}</>
  return lines.map((line) => (
    <span key={line} className="citable-result__line">
      {line}
    </span>
  ))
}

function Result({ preview, shown, isExact }: { readonly preview: Preview; readonly shown: ResultPreviewView; readonly isExact: boolean }) {
  const size = (fontSize: number) => (isExact ? { fontSize } : undefined)
  return (
    <div className={`citable-result${isExact ? ' is-exact' : ''}`} style={isExact ? { inlineSize: shown.width } : undefined}>
      <p className="citable-result__site" dir="auto">
        {preview.siteName}
      </p>
      <p className="citable-result__address" dir="ltr">
        {preview.address}
      </p>
      <p className="citable-result__title" dir="auto" style={size(shown.title.fontSize)}>
        <Lines lines={shown.title.lines} isExact={isExact} />
      </p>
      <p
        className={`citable-result__text${preview.hasDescription ? '' : ' is-missing'}`}
        dir="auto"
        style={size(shown.description.fontSize)}
      >
        <Lines lines={shown.description.lines} isExact={isExact} />
      </p>
    </div>
  )
}

/** The search result as a device shows it. */
export function SearchResult({ preview }: { readonly preview: Preview }) {
  const [device, setDevice] = useState<ResultPreviewView['device']>('mobile')
  const [isLarge, setLarge] = useState(false)
  const shown = preview.devices.find((one) => one.device === device) ?? preview.devices[0]
  if (!shown) return null
  return (
    <>
      <fieldset className="citable-filter" aria-label={preview.devicesLabel}>
        {preview.devices.map((one) => (
          <Button
            key={one.device}
            variant={one === shown ? 'primary' : 'tertiary'}
            size="small"
            aria-pressed={one === shown}
            onClick={() => setDevice(one.device)}
          >
            {one.label}
          </Button>
        ))}
      </fieldset>
      <Result preview={preview} shown={shown} isExact={false} />
      <p className="citable-row__small" data-device={shown.device}>
        {shown.cutText}
      </p>
      <p>
        <Button variant="secondary" size="small" onClick={() => setLarge(true)}>
          {preview.fullSizeLabel}
        </Button>
      </p>
      {isLarge && (
        <Modal title={preview.heading} onRequestClose={() => setLarge(false)} size="large">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which takes the keyboard's focus */}
          <section className="citable-panel citable-results" aria-label={preview.heading} tabIndex={0}>
            {preview.devices.map((one) => (
              <section key={one.device} aria-label={one.label}>
                <h2 className="citable-group__title">{one.label}</h2>
                <Result preview={preview} shown={one} isExact />
                <p className="citable-row__small">{one.cutText}</p>
              </section>
            ))}
          </section>
        </Modal>
      )}
      <p className="citable-row__small">{preview.caveat}</p>
    </>
  )
}

/** The card of a link to the page. */
export function SocialCard({ card }: { readonly card: Preview['social'] }) {
  return (
    <>
      <div className="citable-card">
        {card.image && <img src={card.image.url} alt={card.image.alt} style={{ aspectRatio: card.ratio }} />}
        <div className="citable-card__text">
          <p className="citable-row__small" dir="ltr">
            {card.host}
          </p>
          <p className="citable-card__title" dir="auto">
            {card.title.join(' ')}
          </p>
          {card.description.length > 0 && (
            <p className="citable-row__small" dir="auto">
              {card.description.join(' ')}
            </p>
          )}
        </div>
      </div>
      {card.noteText && <p>{card.noteText}</p>}
      <p className="citable-row__small">{card.caveat}</p>
    </>
  )
}

import { PanelBody } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { loadedLater } from './loaded-later.tsx'
import { usePanel } from './use-panel.ts'

const HeldTexts = loadedLater(async () => (await import('../traffic/held-texts.tsx')).HeldTexts)
const Remarks = loadedLater(async () => (await import('./remarks.tsx')).Remarks)
const Sources = loadedLater(async () => (await import('../sources/sources.tsx')).Sources)
const Translations = loadedLater(async () => (await import('../translations/translations.tsx')).Translations)

/** Whether linked pages say what they are cited for, the text in other languages, which text agents have, and what a model remarks on the text, where one may be asked. */
export function SecondLook() {
  const { catalog, facts } = usePanel()
  return (
    <>
      <PanelBody title={catalog.text('evidenceSources')} initialOpen={false} className="citable-sources">
        <Sources />
      </PanelBody>
      {facts.mode === 'service' && (
        <PanelBody title={catalog.text('propertyWorkTranslation')} initialOpen={false} className="citable-translations">
          <Translations />
        </PanelBody>
      )}
      {facts.isCounted && (
        <PanelBody title={__('Who still has the old text', 'citable')} initialOpen={false} className="citable-held">
          <HeldTexts />
        </PanelBody>
      )}
      {facts.titleWriters.length > 0 && (
        <PanelBody title={catalog.text('remarksHeading')} initialOpen={false} className="citable-remarks">
          <Remarks />
        </PanelBody>
      )}
    </>
  )
}

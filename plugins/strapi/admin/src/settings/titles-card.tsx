import { Typography } from '@strapi/design-system'
import { Card, SwitchField } from '../ui/fields.tsx'
import { useText } from '../use-texts.tsx'
import type { TabProps } from './tab-props.ts'
import { useKept } from './use-kept.ts'

/** The choice of models that may write titles. */
export function TitlesCard({ answer, mayChange, save, kept }: TabProps) {
  const text = useText()
  const [titles, setTitles] = useKept(kept, 'titles', answer.settings.titles)
  const submit = () => save('titles', titles)
  return (
    <Card heading={text('setup.titles')} intro={text('setup.titlesIntro')} onSave={submit} mayChange={mayChange}>
      <SwitchField
        name="byBrowser"
        label={text('setup.byBrowser')}
        hint={text('setup.byBrowserHint')}
        isOn={titles.byBrowser}
        disabled={!mayChange}
        onChange={(byBrowser) => setTitles({ byBrowser })}
      />
      <Typography variant="pi" textColor="neutral600">
        {text('setup.remarksHint')}
      </Typography>
    </Card>
  )
}

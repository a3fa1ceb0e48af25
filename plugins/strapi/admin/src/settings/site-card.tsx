import { Grid } from '@strapi/design-system'
import { useState } from 'react'
import type { SiteSettings } from '#shared/settings.ts'
import { Card, SelectField, TextField } from '../ui/fields.tsx'
import { useText } from '../use-texts.tsx'
import { ChooseLogo } from './choose-logo.tsx'
import type { Faults, TabProps } from './tab-props.ts'
import { useKept } from './use-kept.ts'

/** The publisher of the site: the same facts for every entry. */
export function SiteCard({ answer, mayChange, save, kept }: TabProps) {
  const text = useText()
  const [site, setSite] = useKept<SiteSettings>(kept, 'site', answer.settings.site)
  const [faults, setFaults] = useState<Faults>({})
  const submit = async () => setFaults(await save('site', site))
  const change = (part: Partial<SiteSettings>) => setSite({ ...site, ...part })
  return (
    <Card heading={text('setup.site')} intro={text('site.intro')} onSave={submit} mayChange={mayChange}>
      <Grid.Root gap={5}>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <TextField
            name="name"
            label={text('site.name')}
            value={site.name}
            error={faults.name}
            disabled={!mayChange}
            onChange={(name) => change({ name })}
          />
        </Grid.Item>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <TextField
            name="url"
            label={text('site.url')}
            hint={text('site.urlHint')}
            value={site.url}
            error={faults.url}
            disabled={!mayChange}
            onChange={(url) => change({ url: url.trim() })}
          />
        </Grid.Item>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <TextField
            name="publisher"
            label={text('site.publisher')}
            hint={text('site.publisherHint')}
            value={site.publisher.name}
            error={faults['publisher.name']}
            disabled={!mayChange}
            onChange={(name) => change({ publisher: { ...site.publisher, name } })}
          />
        </Grid.Item>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <SelectField
            name="kind"
            label={text('site.kind')}
            value={site.publisher.kind}
            disabled={!mayChange}
            options={[
              ['organization', text('site.organization')],
              ['person', text('site.person')],
            ]}
            onChange={(kind) => change({ publisher: { ...site.publisher, kind: kind === 'person' ? 'person' : 'organization' } })}
          />
        </Grid.Item>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <TextField
            name="logo"
            label={text('site.logo')}
            value={site.logo}
            error={faults.logo}
            disabled={!mayChange}
            onChange={(logo) => change({ logo: logo.trim() })}
          />
          {mayChange ? <ChooseLogo choose={(logo) => change({ logo })} /> : null}
        </Grid.Item>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <TextField
            name="titleTemplate"
            label={text('site.titleTemplate')}
            hint={text('site.titleTemplateHint')}
            placeholder="{title} | {site}"
            value={site.titleTemplate ?? ''}
            error={faults.titleTemplate}
            disabled={!mayChange}
            onChange={(titleTemplate) => change({ titleTemplate })}
          />
        </Grid.Item>
      </Grid.Root>
    </Card>
  )
}

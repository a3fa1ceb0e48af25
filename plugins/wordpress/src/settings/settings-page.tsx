import { Button, Notice, Spinner, TabPanel } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { type Outcome, OutcomeNotice } from './outcome.tsx'
import { failureOf, readSettings, saveSettings, testConnection } from './requests.ts'
import { AiTitles } from './sections/ai-titles.tsx'
import { Assistants } from './sections/assistants.tsx'
import { BeforePublishing } from './sections/before-publishing.tsx'
import { Crawlers } from './sections/crawlers.tsx'
import { Deletion } from './sections/deletion.tsx'
import { LlmsTxt } from './sections/llms-txt.tsx'
import { Mode } from './sections/mode.tsx'
import { PostTypes } from './sections/post-types.tsx'
import { Publisher } from './sections/publisher.tsx'
import { SchemaTypes } from './sections/schema-types.tsx'
import { Social } from './sections/social.tsx'
import { Templates } from './sections/templates.tsx'
import { Traffic } from './sections/traffic.tsx'
import { type Change, type Form, formOf, type IsFixed, type Settings } from './settings.ts'
import { titleOf } from './tab-titles.ts'
import { isChanged, partOf, type TabName, tabIn, tabNames } from './tabs.ts'

/** The part in the address, also after the browser's way back. */
function useTab(): TabName {
  const [tab, setTab] = useState(() => tabIn(location.hash))
  useEffect(() => {
    const follow = () => setTab(tabIn(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return tab
}

/** Citable → Settings: keeps what is entered until it is saved, part by part. */
export function SettingsPage() {
  const [settings, setSettings] = useState<Settings | null>(null)
  const [form, setForm] = useState<Form | null>(null)
  const [saved, setSaved] = useState<Outcome | null>(null)
  const [tested, setTested] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState<'save' | 'test' | null>(null)
  const asked = useTab()

  useEffect(() => {
    readSettings().then(
      (found) => {
        setSettings(found)
        setForm(formOf(found))
      },
      (error: unknown) => setSaved(failureOf(error)),
    )
  }, [])

  if (!settings || !form) return saved ? <OutcomeNotice outcome={saved} /> : <Spinner />

  const change: Change = (part) => setForm((held) => held && { ...held, ...part })
  const isFixed: IsFixed = (name) => settings.fixed.includes(name)

  const save = async (tab: TabName) => {
    setBusy('save')
    setSaved(null)
    try {
      const next = await saveSettings(partOf(form, tab))
      setSettings(next)
      // What waits in the other parts stays.
      change(partOf(formOf(next), tab))
      setSaved({ tone: 'success', text: __('Settings saved.', 'citable') })
    } catch (error) {
      setSaved(failureOf(error))
    }
    setBusy(null)
  }

  const test = async () => {
    setBusy('test')
    setTested(null)
    setTested(await testConnection(form).catch(failureOf))
    setBusy(null)
  }

  const part = (tab: TabName) => {
    switch (tab) {
      case 'general':
        return (
          <>
            <Publisher
              publisher={form.publisher}
              profiles={form.profiles}
              logo={form.logo}
              siteName={settings.site_name}
              isFixed={isFixed('publisher')}
              change={change}
            />
            <BeforePublishing minimum={form.publish_minimum} isFixed={isFixed('publish_minimum')} change={change} />
          </>
        )
      case 'types':
        return <PostTypes chosen={form.post_types} postTypes={settings.post_types} isFixed={isFixed('post_types')} change={change} />
      case 'search':
        return (
          <Templates
            values={form}
            postTypes={settings.post_types.filter(({ name }) => form.post_types.includes(name))}
            others={settings.seo_plugins}
            siteName={settings.site_name}
            isFixed={isFixed}
            change={change}
          />
        )
      case 'social':
        return (
          <Social social={form.social} image={form.socialImage} others={settings.seo_plugins} isFixed={isFixed('social')} change={change} />
        )
      case 'schema':
        return (
          <SchemaTypes
            values={form}
            postTypes={settings.post_types}
            schemaTypes={settings.schema_types}
            isFixed={isFixed}
            change={change}
          />
        )
      case 'crawlers':
        return (
          <>
            <Crawlers values={form} robots={settings.robots} isFixed={isFixed} change={change} />
            <LlmsTxt isOn={form.llms_txt} file={settings.llms_txt} isFixed={isFixed('llms_txt')} change={change} />
          </>
        )
      case 'service':
        return (
          <Mode
            values={form}
            apiKey={form.apiKey}
            storedKey={settings.api_key}
            isFixed={isFixed}
            connection={{ outcome: tested, isTesting: busy === 'test', isBusy: busy !== null, onTest: () => void test() }}
            change={change}
          />
        )
      case 'advanced':
        return (
          <>
            <Traffic traffic={form.traffic} isFixed={isFixed('traffic')} change={change} />
            <AiTitles isOn={form.ai_titles} generator={settings.text_generator} isFixed={isFixed('ai_titles')} change={change} />
            {settings.abilities && <Assistants mayWrite={form.agents_write} isFixed={isFixed('agents_write')} change={change} />}
            <Deletion keepsAnalyses={form.keep_analyses} isFixed={isFixed('keep_analyses')} change={change} />
          </>
        )
    }
  }

  const stored = formOf(settings)
  return (
    <div className="citable-settings">
      {settings.fixed.length > 0 && (
        <Notice status="info" isDismissible={false}>
          {sprintf(
            /* translators: %s: names of constants. */
            __('Set in wp-config.php and shown here for reading: %s.', 'citable'),
            settings.fixed.map((name) => `CITABLE_${name.toUpperCase()}`).join(', '),
          )}
        </Notice>
      )}
      {settings.seo_plugins.length > 0 && (
        <Notice status="info" isDismissible={false}>
          {sprintf(
            /* translators: %s: names of other SEO plugins. */
            __(
              '%s is active and keeps printing its structured data. Citable adds what is missing there and never prints a second graph.',
              'citable',
            ),
            settings.seo_plugins.join(', '),
          )}
        </Notice>
      )}
      <TabPanel
        key={asked}
        className="citable-settings__tabs"
        initialTabName={asked}
        onSelect={(name) => {
          setSaved(null)
          if (tabIn(location.hash) !== name) history.replaceState(null, '', `#${name}`)
        }}
        tabs={tabNames.map((name) => ({ name, title: isChanged(form, stored, name) ? `${titleOf(name)} •` : titleOf(name) }))}
      >
        {({ name }) => {
          const tab = tabIn(`#${name}`)
          return (
            <>
              {part(tab)}
              <div className="citable-settings__save">
                <Button
                  variant="primary"
                  isBusy={busy === 'save'}
                  disabled={busy !== null}
                  onClick={() => void save(tab)}
                  __next40pxDefaultSize
                >
                  {__('Save settings', 'citable')}
                </Button>
                {isChanged(form, stored, tab) && <span className="citable-settings__help">{__('Not saved yet', 'citable')}</span>}
                <div role="status" data-save-result={saved?.tone}>
                  {saved && <OutcomeNotice outcome={saved} />}
                </div>
              </div>
            </>
          )
        }}
      </TabPanel>
    </div>
  )
}

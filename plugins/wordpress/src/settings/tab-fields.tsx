import type { ComponentProps } from 'react'
import { AiTitles } from './sections/ai-titles.tsx'
import { Assistants } from './sections/assistants.tsx'
import { BeforePublishing } from './sections/before-publishing.tsx'
import { Crawlers } from './sections/crawlers.tsx'
import { Deletion } from './sections/deletion.tsx'
import { IndexNow } from './sections/index-now.tsx'
import { LlmsTxt } from './sections/llms-txt.tsx'
import { Mode } from './sections/mode.tsx'
import { PostTypes } from './sections/post-types.tsx'
import { Publisher } from './sections/publisher.tsx'
import { SchemaTypes } from './sections/schema-types.tsx'
import { SettingsFile } from './sections/settings-file.tsx'
import { ShownText } from './sections/shown-text.tsx'
import { Social } from './sections/social.tsx'
import { Templates } from './sections/templates.tsx'
import { Traffic } from './sections/traffic.tsx'
import { Verification } from './sections/verification.tsx'
import { WatchSources } from './sections/watch-sources.tsx'
import type { Change, Form, IsFixed, Settings } from './settings.ts'
import type { TabName } from './tabs.ts'

/** The fields of one part of the page. */
export function TabFields({
  tab,
  settings,
  form,
  change,
  connection,
  onTaken,
}: {
  readonly tab: TabName
  readonly settings: Settings
  readonly form: Form
  readonly change: Change
  readonly connection: ComponentProps<typeof Mode>['connection']
  /** Other settings are stored now than the page knows. */
  readonly onTaken: () => void
}) {
  const isFixed: IsFixed = (name) => settings.fixed.includes(name)
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
          kinds={settings.list_kinds}
          words={settings.words}
          others={settings.seo_plugins}
          titleEnding={settings.title_ending}
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
        <>
          <SchemaTypes
            values={form}
            postTypes={settings.post_types}
            schemaTypes={settings.schema_types}
            isFixed={isFixed}
            change={change}
          />
          <ShownText isOn={form.only_shown_text} isFixed={isFixed('only_shown_text')} change={change} />
        </>
      )
    case 'engines':
      return (
        <>
          <Verification values={form.verification} others={settings.seo_plugins} isFixed={isFixed('verification')} change={change} />
          <IndexNow isOn={form.indexnow} state={settings.indexnow} isFixed={isFixed('indexnow')} change={change} />
        </>
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
        <Mode values={form} apiKey={form.apiKey} storedKey={settings.api_key} isFixed={isFixed} connection={connection} change={change} />
      )
    case 'advanced':
      return (
        <>
          <Traffic traffic={form.traffic} isFixed={isFixed('traffic')} change={change} />
          <WatchSources isOn={form.watch_sources} isFixed={isFixed('watch_sources')} change={change} />
          <AiTitles
            values={form}
            generator={settings.text_generator}
            connectorsUrl={settings.connectors_url}
            isFixed={isFixed}
            change={change}
          />
          {settings.abilities && <Assistants mayWrite={form.agents_write} isFixed={isFixed('agents_write')} change={change} />}
          <SettingsFile onTaken={onTaken} />
          <Deletion leavesAnalyses={form.keep_analyses} isFixed={isFixed('keep_analyses')} change={change} />
        </>
      )
  }
}

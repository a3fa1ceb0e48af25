import type { Migration } from 'kysely/migration'
import { articleOrder } from './article-order.ts'
import { drawnArticles } from './drawn-articles.ts'
import { firstTables } from './first-tables.ts'
import { observers } from './observers.ts'
import { pageVersions } from './page-versions.ts'
import { translationUse } from './translation-use.ts'
import { waitingEvents } from './waiting-events.ts'
import { watchedSources } from './watched-sources.ts'

/** Migrations in order. They only expand; what is no longer used leaves one minor release later. A published one is never edited. */
export const migrations = {
  '0001_tables': firstTables,
  '0002_observers': observers,
  '0003_article_order': articleOrder,
  '0004_page_versions': pageVersions,
  '0005_watched_sources': watchedSources,
  '0006_drawn_articles': drawnArticles,
  '0007_waiting_events': waitingEvents,
  '0008_translation_use': translationUse,
} satisfies Readonly<Record<string, Migration>>

/** The first and the last of those that made the same tables before the first release. */
export const earlierMigrations = { first: '0001_first_tables', last: '0026_page_blocks' } as const

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { baseMigration } from './base-migration.ts'
import { byteOrderMigration } from './byte-order-migration.ts'
import { clusteredSumsMigration } from './clustered-sums-migration.ts'
import { documentsMigration } from './documents-migration.ts'
import { gradedWordsMigration } from './graded-words-migration.ts'
import { limitsMigration } from './limits-migration.ts'
import { packedDocumentsMigration } from './packed-documents-migration.ts'
import { pageBlocksMigration } from './page-blocks-migration.ts'
import { pathIdsMigration } from './path-ids-migration.ts'
import { publishersMigration } from './publishers-migration.ts'
import { rateBucketsMigration } from './rate-buckets-migration.ts'
import { robotsCopiesMigration } from './robots-copies-migration.ts'
import { rowSecurityMigration } from './row-security-migration.ts'
import { tracesMigration } from './traces-migration.ts'
import { tracestateMigration } from './tracestate-migration.ts'
import { trafficMigration } from './traffic-migration.ts'
import { translationSitesMigration } from './translation-sites-migration.ts'
import { translationsMigration } from './translations-migration.ts'

/** Migrations in order. They only expand; what is no longer used leaves one minor release later. A published one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_first_tables': {
    up: async (database: Kysely<unknown>) => {
      await database.schema
        .createTable('tenant')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('api_key')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('prefix', 'text', (column) => column.notNull())
        .addColumn('last4', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull().unique())
        .addColumn('scopes', 'text', (column) => column.notNull())
        .addColumn('environment', 'text', (column) => column.notNull())
        .addColumn('created_by', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint')
        .addColumn('last_used_at', 'bigint')
        .addColumn('revoked_at', 'bigint')
        .execute()
      await database.schema.createIndex('api_key_by_tenant').on('api_key').columns(['tenant_id', 'created_at', 'id']).execute()
      await database.schema
        .createTable('article')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
        .addColumn('identity', 'text', (column) => column.notNull())
        .addColumn('canonical_url', 'text')
        .addColumn('latest_optimization_id', 'text', (column) => column.notNull())
        .addColumn('aeo_score', 'integer', (column) => column.notNull())
        .addColumn('seo_score', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('article_by_identity', ['tenant_id', 'identity'])
        .execute()
      await database.schema
        .createTable('optimization')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
        .addColumn('article_id', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('url', 'text')
        .addColumn('aeo_score', 'integer')
        .addColumn('seo_score', 'integer')
        .addColumn('rubric_version', 'text', (column) => column.notNull())
        .addColumn('document', 'text')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(sql`1`))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('computed_at', 'bigint')
        .execute()
      await database.schema
        .createIndex('optimization_by_article')
        .on('optimization')
        .columns(['tenant_id', 'article_id', 'created_at', 'id'])
        .execute()
      await database.schema.createIndex('optimization_by_tenant').on('optimization').columns(['tenant_id', 'created_at', 'id']).execute()
      await database.schema
        .createTable('idempotency')
        .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('idempotency_key', ['tenant_id', 'route', 'key'])
        .execute()
      await database.schema.createIndex('idempotency_by_expiry').on('idempotency').column('expires_at').execute()
    },
  },
  '0002_scores_apart': {
    up: async (database: Kysely<unknown>) => {
      // members that every reading of a score shows; results from before have none and are shown without
      await database.schema.alterTable('optimization').addColumn('scores', 'text').execute()
      await database.schema.alterTable('optimization').addColumn('checks_summary', 'text').execute()
    },
  },
  '0003_jobs_and_webhooks': baseMigration,
  '0010_publishers': publishersMigration,
  '0011_traffic': trafficMigration,
  '0012_translations': translationsMigration,
  '0013_limits': limitsMigration,
  '0014_traces': tracesMigration,
  '0015_rate_buckets': rateBucketsMigration,
  '0016_documents': documentsMigration,
  '0017_clustered_sums': clusteredSumsMigration,
  '0018_tracestate': tracestateMigration,
  '0019_robots_copies': robotsCopiesMigration,
  '0020_path_ids': pathIdsMigration,
  '0021_row_security': rowSecurityMigration,
  '0022_byte_order': byteOrderMigration,
  '0023_packed_documents': packedDocumentsMigration,
  '0024_translation_sites': translationSitesMigration,
  '0025_graded_words': gradedWordsMigration,
  '0026_page_blocks': pageBlocksMigration,
}

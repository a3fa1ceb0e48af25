/**
 * CITABLE_ENABLED=false: a start without the plugin. ALLOW_PRIVATE_ADDRESSES: pages of this machine may be checked. BACKLOG_AFTER_SECONDS: when it looks at what was published before;
 * BACKLOG_PER_MINUTE: how fast. SOURCES_OF: hosts of inner networks that may be sources.
 */
module.exports = ({ env }) => ({
  // only where a suite asks for it: its schema takes a second to build
  graphql: { enabled: env.bool('GRAPHQL', false) },
  ckeditor: { enabled: true, resolve: './src/plugins/ckeditor' },
  citable: {
    enabled: env.bool('CITABLE_ENABLED', true),
    config: {
      allowPrivateAddresses: env.bool('ALLOW_PRIVATE_ADDRESSES', false),
      backlogAfterSeconds: env.int('BACKLOG_AFTER_SECONDS', 5),
      backlogPerMinute: env.int('BACKLOG_PER_MINUTE', 600),
      sourcesOf: env.array('SOURCES_OF', []),
    },
  },
})

/**
 * CITABLE_ENABLED=false: a start without the plugin. BACKLOG_AFTER_SECONDS: when it looks at what was published before;
 * BACKLOG_PER_MINUTE: how fast.
 */
module.exports = ({ env }) => ({
  citable: {
    enabled: env.bool('CITABLE_ENABLED', true),
    config: { backlogAfterSeconds: env.int('BACKLOG_AFTER_SECONDS', 5), backlogPerMinute: env.int('BACKLOG_PER_MINUTE', 600) },
  },
})

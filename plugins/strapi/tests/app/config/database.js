const path = require('node:path')

/** A SQLite file; PostgreSQL, or MySQL and MariaDB, when DATABASE_URL says so. */
module.exports = ({ env }) => ({
  connection: env('DATABASE_URL', '').startsWith('mysql')
    ? { client: 'mysql', connection: mysqlOf(new URL(env('DATABASE_URL'))), pool: { min: 0, max: 10 } }
    : env('DATABASE_URL')
      ? { client: 'postgres', connection: { connectionString: env('DATABASE_URL') }, pool: { min: 0, max: 10 } }
      : {
          client: 'sqlite',
          connection: { filename: env('DATABASE_FILENAME', path.join(__dirname, '..', '.tmp', 'data.db')) },
          useNullAsDefault: true,
        },
})

const mysqlOf = ({ hostname, port, username, password, pathname, searchParams }) => ({
  ...(searchParams.has('socketPath') ? { socketPath: searchParams.get('socketPath') } : { host: hostname, port: Number(port || 3306) }),
  user: decodeURIComponent(username),
  password: decodeURIComponent(password),
  database: pathname.slice(1),
})

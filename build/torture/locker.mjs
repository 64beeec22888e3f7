// Another program that locks a database until its input ends.
import Database from 'better-sqlite3'

const [, , file] = process.argv
const database = new Database(file, { timeout: 60_000 })
database.exec('BEGIN EXCLUSIVE')
process.stdout.write('locked\n')
process.stdin.on('end', () => database.close()).resume()

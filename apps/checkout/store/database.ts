import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const TABLES = `
  create table if not exists purchase (
    token text primary key,
    venue_id text not null,
    event_id text not null,
    state text not null check (state in ('held', 'paid', 'given-up', 'expired')),
    held_until integer not null,
    total integer not null,
    number integer unique,
    code text unique,
    email text,
    paid_at integer,
    check ((state = 'paid') = (number is not null and code is not null and email is not null))
  ) strict;
  create index if not exists purchase_held on purchase (held_until) where state = 'held';
  create table if not exists seat (
    event_id text not null,
    seat text not null,
    token text not null references purchase (token),
    primary key (event_id, seat)
  ) strict;
  create index if not exists seat_token on seat (token);
  create table if not exists delivery (
    id text primary key,
    partner_id integer not null,
    body text not null,
    ends_at integer not null,
    tries integer not null default 0,
    next_try integer not null,
    state text not null default 'waiting' check (state in ('waiting', 'acknowledged', 'given-up')),
    said text
  ) strict;
  create table if not exists gift_card (
    token text primary key,
    code text not null unique,
    venue_id text not null,
    kroner integer not null,
    for_whom text not null,
    greeting text not null,
    email text not null,
    bought_at integer not null
  ) strict;
  create table if not exists account (email text primary key, salt blob not null, hash blob not null) strict;
  create table if not exists session (
    key_hash blob primary key,
    email text not null references account (email),
    ends_at integer not null
  ) strict;
`

/** Opens the stand-in's own database. A committed transaction is on the disk. */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  db.exec(TABLES)
  return db
}

/** Runs `act` in a transaction that holds the write lock from the start, so that nothing it reads changes before it commits. */
export function inTransaction<Result>(db: DatabaseSync, act: () => Result): Result {
  db.exec('begin immediate')
  try {
    const result = act()
    db.exec('commit')
    return result
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connect, type Db } from '../db/db.ts';
import { TEMPLATE } from './template.ts';

/** A separate database for this test file, cloned from a migrated template and dropped at the end. */
export async function testDatabase(template = TEMPLATE): Promise<{ db: Db; url: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`);
  const url = `${server}/${name}`;
  const db = connect(url, { applicationName: 'larder-test' });
  afterAll(async () => {
    await db.destroy();
    await asAdmin(server, `drop database ${name} with (force)`);
  });
  return { db, url };
}

async function asAdmin(server: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}

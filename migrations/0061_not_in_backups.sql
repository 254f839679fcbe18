-- A comment that begins with 'not in backups:' keeps a table out of backups (server/src/backup/snapshot.ts), and says why.
comment on table schema_migrations is 'not in backups: restoring applies the migrations again';
comment on table person_limits is 'not in backups: every start writes it anew';
comment on table host_turns is 'not in backups: spaces requests of the last seconds';
comment on table rate_limits is 'not in backups: counts calls of the last minutes';
comment on table write_probes is 'not in backups: is written to and rolled back, to see whether it can be';
-- Devices begin anew with a restored database: numbers of transactions mean nothing in another one.
comment on table recipe_changes is 'not in backups: names transactions of this database';
comment on table recipe_changes_origin is 'not in backups: names this database';
comment on table playlist_changes is 'not in backups: names transactions of this database';
comment on table playlist_recipe_changes is 'not in backups: names transactions of this database';

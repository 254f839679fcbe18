-- The language in which an import was started: what it writes into its draft is in it. A constant default: no row is written anew.
alter table imports
  add column language text not null default 'en' constraint imports_language check (language ~ '^[a-z]{2}$');

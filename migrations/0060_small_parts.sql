-- A file is sent in smaller parts where a proxy refuses the usual ones.
alter table moves add column part_bytes integer not null default 8388608;

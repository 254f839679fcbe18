-- In which trace an import was asked for, as W3C's traceparent: its job may be sent later, by whoever frees a slot. Null where nothing is
-- traced (ADR 030).
alter table imports add column trace_parent text check (length(trace_parent) <= 100);

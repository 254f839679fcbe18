-- Which program an export is packed for.
alter table exports add column format text not null default 'larder'
  constraint exports_format_known check (format in ('larder', 'paprika', 'mealie'));

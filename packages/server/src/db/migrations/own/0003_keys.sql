-- The keys of the installation, where several servers share one Postgres. No role of a caller reaches this schema.
create table homeplot.keys (
  name text primary key,
  value text not null
);
